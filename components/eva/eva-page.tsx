"use client";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ApprovalsLink } from "./approvals-link";
import { Conversation } from "./conversation";
import type { Message } from "./message-shape";

type Thread = { id: string; title: string };
/** `waiting`: how many proposals wait for a decision. */
type Props = { threads: Thread[]; open?: Thread & { messages: Message[] }; waiting: number };

/** Conversations at the left, the open one beside them. On a narrow screen the list stands behind a disclosure. */
export function EvaPage({ threads, open, waiting }: Props) {
  const router = useRouter();
  const list = (
    <ul className="grid grid-cols-1 gap-0.5">
      {threads.map(({ id, title }) => (
        <li key={id}>
          <Link
            href={`/eva/${id}`}
            aria-current={id === open?.id ? "page" : undefined}
            className={cn(
              "block truncate rounded-sm px-2 py-1.5 text-muted-foreground hover:bg-muted hover:text-foreground",
              id === open?.id && "bg-muted font-medium text-foreground",
            )}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  const fresh = (
    <Button asChild className="w-full">
      <Link href="/eva">
        <Plus /> New conversation
      </Link>
    </Button>
  );
  return (
    <div className="flex h-[calc(100dvh-52px)] flex-col min-[1000px]:flex-row">
      <h1 className="sr-only">{open?.title ?? "Ask Eva"}</h1>
      <nav
        aria-label="Conversations"
        className="hidden w-64 shrink-0 flex-col gap-3 overflow-y-auto border-r p-3 min-[1000px]:flex"
      >
        {fresh}
        <ApprovalsLink waiting={waiting} />
        {list}
      </nav>
      <div className="border-b px-2 py-1 min-[1000px]:hidden">
        <ApprovalsLink waiting={waiting} />
      </div>
      {threads.length > 0 && (
        <details className="border-b min-[1000px]:hidden">
          <summary className="px-4 py-2.5 text-muted-foreground text-sm">Earlier conversations</summary>
          <nav aria-label="Conversations" className="grid max-h-[40dvh] gap-3 overflow-y-auto px-3 pb-3">
            {open && fresh}
            {list}
          </nav>
        </details>
      )}
      <div className="min-h-0 min-w-0 flex-1">
        <Conversation
          key={open?.id ?? "new"}
          threadId={open?.id}
          messages={open?.messages}
          autoFocus
          onThread={(id) => router.replace(`/eva/${id}`)}
        />
      </div>
    </div>
  );
}
