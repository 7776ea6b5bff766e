"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { Callout } from "@/components/ui/states/callout";
import { counted } from "@/lib/core/text/counted";
import { Composer } from "./composer";
import type { Message, Scope } from "./message-shape";
import { Opening } from "./opening";
import { TurnView } from "./turn-view";
import { turnsOf } from "./turns";
import { useConversation } from "./use-conversation";
import { useEarlier } from "./use-earlier";
import type { Begins } from "./use-opening";

type Props = {
  threadId?: string | undefined;
  messages?: Message[] | undefined;
  /** Whether there are messages before `messages`. */
  hasEarlier?: boolean | undefined;
  scope: Scope;
  /** What is suggested before the first question; null while it is loading. */
  begins: Begins | null;
  instructions?: string | undefined;
  resumes?: boolean;
  /** Called once an answer is stored: from then on, the conversation has an address. */
  onThread: (threadId: string) => void;
  /** Shown above the composer until the first question. */
  before?: ReactNode;
  /** Shown inside the composer. */
  tools?: ReactNode;
};

/** A conversation that fills its frame: messages scroll, the composer stays. */
export function Conversation({ messages: stored = [], hasEarlier = false, scope, begins, ...more }: Props) {
  const { before, tools, ...rest } = more;
  const [text, setText] = useState("");
  const { messages, busy, failure, send, again, stop } = useConversation({
    ...rest,
    messages: stored,
    scope,
    onStopped: setText,
    onSame: () => toast.success("Same answer as before: nobody said anything else about it."),
  });
  const scroller = useRef<HTMLElement>(null);
  const failed = useRef<HTMLDivElement>(null);
  const above = useEarlier({ threadId: rest.threadId, messages, hasEarlier }, scroller);
  const count = messages.length;
  const turns = turnsOf([...above.earlier, ...messages]);

  const asked = messages.findLast(({ role }) => role === "user")?.id;

  // Whoever asks reads the answer from its beginning: the question goes to the top, and what grows below moves nothing.
  useEffect(() => {
    if (asked) [...(scroller.current?.querySelectorAll("[data-question]") ?? [])].at(-1)?.scrollIntoView();
  }, [asked]);
  useEffect(() => {
    if (failure) failed.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <section
        ref={scroller}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        tabIndex={0}
        className="@container-size relative min-h-0 flex-1 overflow-y-auto -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="mx-auto grid max-w-[720px] grid-cols-1 gap-6 px-4 py-6">
          {above.hasMore && (
            <Button tone="ghost" size="small" className="justify-self-center" onClick={above.load}>
              {above.busy ? "Loading…" : "Earlier messages"}
            </Button>
          )}
          {count === 0 ? (
            <Opening begins={begins} isNarrowed={Object.values(scope).flat().length > 0} onAsk={send} />
          ) : (
            <ol className="grid grid-cols-1 gap-7">
              {turns.map((turn, at) => {
                const isLast = at === turns.length - 1;
                return (
                  <TurnView
                    key={turn.question?.id ?? "earlier"}
                    turn={turn}
                    streaming={busy && isLast}
                    onAsk={isLast && !busy ? send : undefined}
                    onAgain={isLast && !busy ? again : undefined}
                    fills={isLast && failure === null}
                  />
                );
              })}
            </ol>
          )}
          {failure && (
            <div ref={failed} className="scroll-mb-6">
              <Callout
                tone="danger"
                action={
                  <Button size="small" onClick={failure.retry}>
                    Ask again
                  </Button>
                }
              >
                {failure.question && <span className="font-medium">“{failure.question}” wasn’t answered. </span>}
                {failure.sentence}
              </Callout>
            </div>
          )}
          <p role="status" className="sr-only">
            {busy ? "Eva is answering" : failure ? "" : count > 0 ? "Eva has answered" : ""}
          </p>
          <p role="status" className="sr-only">
            {above.earlier.length > 0 && counted(above.earlier.length, "earlier message")}
          </p>
        </div>
      </section>
      <div className="mx-auto grid w-full max-w-[720px] grid-cols-1 gap-2 px-4 pb-4">
        {count === 0 && before}
        <Composer
          text={text}
          busy={busy}
          tools={tools}
          onText={setText}
          onAsk={send}
          onStop={stop}
          last={failure?.question ?? messages.findLast(({ role }) => role === "user")?.text}
          placeholder={count > 0 ? "Ask a follow-up" : "Ask about what people said"}
        />
        <p className="text-balance text-center text-muted-foreground text-xs">
          Every quote is checked against the transcript. If nobody said it, Eva says so.
        </p>
      </div>
    </div>
  );
}
