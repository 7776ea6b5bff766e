"use client";
import { Plus } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Conversation } from "./conversation";
import type { Scope } from "./message-shape";
import { ScopeChoice, scopeOfPage } from "./scope/scope-choice";

/** The conversation beside a page. It keeps its scope while its citations lead from file to file. */
export function EvaDrawer() {
  const here = scopeOfPage(usePathname());
  const [narrow, setNarrow] = useState(false);
  const [round, setRound] = useState(0);
  const [thread, setThread] = useState<{ id: string; scope: Scope } | null>(null);
  const scope = thread?.scope ?? (narrow && here ? here.scope : {});
  const restart = () => {
    setThread(null);
    setRound(round + 1);
  };
  return (
    <div className="flex h-full flex-col">
      {thread && (
        <div className="flex items-center justify-between border-b px-3 py-1.5">
          <Button tone="ghost" size="small" onClick={restart}>
            <Plus /> New question
          </Button>
          <Button asChild tone="ghost" size="small">
            <Link href={`/eva/${thread.id}`}>Open as a page</Link>
          </Button>
        </div>
      )}
      <div className="min-h-0 flex-1">
        <Conversation
          key={round}
          scope={scope}
          onThread={(id) => setThread({ id, scope })}
          before={here && <ScopeChoice here={here.label} narrow={narrow} onChange={setNarrow} />}
        />
      </div>
    </div>
  );
}
