"use client";
import { ChevronRight, Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/states/callout";
import { ApprovalsLink } from "./approvals/approvals-link";
import { Conversation } from "./conversation";
import type { Message, Thread } from "./message-shape";
import { type Chosen, scopeOf } from "./scope/chosen";
import { ScopeChips } from "./scope/scope-chips";
import { ScopePicker } from "./scope/scope-picker";
import { Steering } from "./steering";
import { ThreadList } from "./threads/thread-list";
import { type Begins, useOpening } from "./use-opening";

type Props = {
  threads: Thread[];
  open?: Thread & { messages: Message[]; hasEarlier: boolean };
  /** What a new conversation starts with. */
  begins: Chosen;
  /** Suggestions for a new conversation; none for one that is continued. */
  opening?: Begins;
  /** How many proposals wait for a decision. */
  waiting: number;
  /** Whether the plan includes instructions. */
  steering: boolean;
};

/** Conversations on the left, the open one next to them. On a narrow screen, the list is behind a disclosure. */
export function EvaPage({ threads, open, ...rest }: Props) {
  const { waiting } = rest;
  const list = <ThreadList threads={threads} openId={open?.id} />;
  const fresh = (
    <Button asChild className="w-full">
      <Link href="/eva">
        <Plus /> New conversation
      </Link>
    </Button>
  );
  return (
    <div className="flex h-[calc(100dvh-3.25rem)] flex-col min-[62.5rem]:flex-row">
      <h1 className="sr-only">{open?.title ?? "Ask Eva"}</h1>
      <nav
        aria-label="Conversations"
        className="hidden w-72 shrink-0 flex-col gap-3 overflow-y-auto border-r p-3 min-[62.5rem]:flex"
      >
        {fresh}
        <ApprovalsLink waiting={waiting} />
        {threads.length > 0 && list}
      </nav>
      <div className="relative border-b min-[62.5rem]:hidden">
        <div className={threads.length > 0 ? "absolute top-1.5 right-2" : "px-2 py-1"}>
          <ApprovalsLink waiting={waiting} />
        </div>
        {threads.length > 0 && (
          <details className="group">
            <summary className="flex min-h-11 list-none items-center gap-2 py-2 pr-40 pl-4 font-medium text-muted-foreground -outline-offset-2 [&::-webkit-details-marker]:hidden">
              <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
              <span className="truncate">Conversations</span>
            </summary>
            <nav aria-label="Conversations" className="grid max-h-[40dvh] gap-3 overflow-y-auto px-3 pt-1 pb-3">
              {open && fresh}
              {list}
            </nav>
          </details>
        )}
      </div>
      <Open key={open?.id ?? "new"} open={open} {...rest} />
    </div>
  );
}

/** The conversation itself, with its scope and instructions. */
function Open({ open, begins, opening, steering }: Omit<Props, "threads">) {
  const router = useRouter();
  const [chosen, setChosen] = useState<Chosen>(open?.scope ?? begins);
  const [instructions, setInstructions] = useState("");
  const parts = { chosen, onChange: setChosen, keepsProject: open !== undefined };
  const suggested = useOpening(open ? null : scopeOf(chosen), opening);
  const isLost = open?.scope.isLost && chosen.studies.length + chosen.files.length === 0;
  return (
    <div className="min-h-0 min-w-0 flex-1">
      <Conversation
        threadId={open?.id}
        messages={open?.messages}
        hasEarlier={open?.hasEarlier}
        scope={scopeOf(chosen)}
        begins={suggested}
        instructions={instructions || undefined}
        resumes
        onThread={(id) => router.replace(`/eva/${id}`)}
        tools={
          <>
            <ScopeChips {...parts} />
            <ScopePicker {...parts} />
            <Steering isIncluded={steering} instructions={instructions} onChange={setInstructions} />
            {isLost && (
              <Callout tone="warning">
                The source of this chat was deleted. Eva now answers from the whole workspace unless you choose
                otherwise.
              </Callout>
            )}
          </>
        }
      />
    </div>
  );
}
