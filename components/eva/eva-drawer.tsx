"use client";
import { Plus } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Conversation } from "./conversation";
import type { Scope } from "./message-shape";
import { ScopeChoice, scopeOfPage } from "./scope/scope-choice";
import { useOpening } from "./use-opening";

/**
 * The conversation next to a page. It starts with the page's study or file as its scope, if anybody said anything
 * there, and keeps its scope while its citations lead from file to file. Everyone with access to a project can read its
 * chats, so that scope is only ever chosen.
 */
export function EvaDrawer() {
  const here = scopeOfPage(usePathname());
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [round, setRound] = useState(0);
  const [thread, setThread] = useState<{ id: string; scope: Scope } | null>(null);
  const isNew = thread === null;
  const there = useOpening(isNew && here ? here.scope : null);
  const narrow = here !== null && (chosen ?? (!here.scope.projectId && there?.hasWords !== false));
  const anywhere = useOpening(isNew && !narrow ? {} : null);
  const scope = thread?.scope ?? (narrow ? here.scope : {});
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
          begins={narrow ? there : anywhere}
          onThread={(id) => setThread({ id, scope })}
          before={here && <ScopeChoice here={here} narrow={narrow} onChange={setChosen} />}
        />
      </div>
    </div>
  );
}
