"use client";
import { useEffect, useRef } from "react";
import { Art } from "@/components/ui/art";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Composer } from "./composer";
import type { Message } from "./message-shape";
import { MessageView } from "./message-view";
import { useConversation } from "./use-conversation";

const OPENERS = [
  "What made people stop, and what would have kept them going?",
  "Who disagrees with the others about the price?",
  "What surprised people?",
];

type Props = { threadId?: string; messages?: Message[]; onThread?: (threadId: string) => void };

/** A conversation that fills its frame: messages scroll, the composer stays. */
export function Conversation({ threadId, messages: before = [], onThread }: Props) {
  const { messages, busy, failure, threadId: current, send, stop } = useConversation({ threadId, messages: before });
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;

  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "end" });
  }, [count]);
  useEffect(() => {
    if (current && current !== threadId && !busy) onThread?.(current);
  }, [current, threadId, busy, onThread]);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto max-w-[720px] px-4 py-6">
          {count === 0 ? (
            <Opening onAsk={send} />
          ) : (
            <ol aria-label="Conversation with Eva" className="grid grid-cols-1 gap-7">
              {messages.map((message, at) => (
                <MessageView key={message.id} message={message} streaming={busy && at === count - 1} />
              ))}
            </ol>
          )}
          {failure && (
            <div className="mt-6">
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
            </div>
          )}
          <p role="status" className="sr-only">
            {busy ? "Eva is answering" : count > 0 ? "Eva has answered" : ""}
          </p>
          <div ref={end} className="h-1 scroll-mb-6" />
        </div>
      </div>
      <div className="mx-auto w-full max-w-[720px] px-4 pb-4">
        <Composer busy={busy} onAsk={send} onStop={stop} placeholder="Ask about what people said" />
        <p className="mt-2 text-center text-muted-foreground text-xs">
          Eva answers from your files only, and every quote is checked against the transcript.
        </p>
      </div>
    </div>
  );
}

function Opening({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <Art scene="voice" />
      <div className="grid gap-1">
        <h2 className="font-semibold text-md">Ask what your participants said</h2>
        <p className="text-pretty text-muted-foreground">Answers come with quotes that open at their line.</p>
      </div>
      <ul className="grid w-full max-w-sm gap-2">
        {OPENERS.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="w-full rounded-md border bg-surface px-3 py-2 text-left transition-colors hover:border-border-strong hover:bg-background"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
