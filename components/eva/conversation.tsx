"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Composer } from "./composer";
import type { Message, Scope } from "./message-shape";
import { MessageView } from "./message-view";
import { Opening } from "./opening";
import { useConversation } from "./use-conversation";

const WHOLE_WORKSPACE: Scope = {};

type Props = {
  threadId?: string;
  messages?: Message[];
  scope?: Scope;
  /** Called once an answer is stored: the conversation has an address from then on. */
  onThread?: (threadId: string) => void;
  /** Stands over the composer, until the first question is asked. */
  before?: ReactNode;
  autoFocus?: boolean;
};

/** A conversation that fills its frame: messages scroll, the composer stays. */
export function Conversation({
  threadId,
  messages: stored = [],
  scope = WHOLE_WORKSPACE,
  onThread,
  before,
  autoFocus,
}: Props) {
  const { messages, busy, failure, send, stop } = useConversation({ threadId, messages: stored, scope, onThread });
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;

  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: "end" });
  }, [messages]);

  return (
    <div className="flex h-full min-h-0 flex-col">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section aria-label="Conversation" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto -outline-offset-2">
        <div className="mx-auto grid max-w-[720px] grid-cols-1 gap-6 px-4 py-6">
          {count === 0 ? (
            <Opening onAsk={send} />
          ) : (
            <ol className="grid grid-cols-1 gap-7">
              {messages.map((message, at) => (
                <MessageView key={message.id} message={message} streaming={busy && at === count - 1} />
              ))}
            </ol>
          )}
          {failure && (
            <Callout
              tone="danger"
              action={
                <Button size="small" onClick={() => send(failure.question)}>
                  Ask again
                </Button>
              }
            >
              {failure.sentence}
            </Callout>
          )}
          <p role="status" className="sr-only">
            {busy ? "Eva is answering" : count > 0 ? "Eva has answered" : ""}
          </p>
          <div ref={end} />
        </div>
      </section>
      <div className="mx-auto grid w-full max-w-[720px] grid-cols-1 gap-2 px-4 pb-4">
        {count === 0 && before}
        <Composer
          busy={busy}
          onAsk={send}
          onStop={stop}
          placeholder="Ask about what people said"
          autoFocus={autoFocus}
        />
        <p className="text-center text-muted-foreground text-xs">
          Every quote is checked against the transcript. If nobody said it, Eva says so.
        </p>
      </div>
    </div>
  );
}
