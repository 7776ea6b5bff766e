"use client";
import { useRef, useState } from "react";
import { CallError } from "@/lib/api/call-error";
import type { Citation, Message } from "./message-shape";
import { readEvents } from "./read-events";

type Scope = { threadId?: string | undefined; fileIds?: string[] | undefined };
type Answer = { threadId: string; messageId: string; answer: string; citations: Citation[] };

/** Asks, and yields the answer as it grows: its words, its checked quotes, and at the end the whole of it. */
async function* ask(question: string, scope: Scope, signal: AbortSignal): AsyncGenerator<Partial<Answer>> {
  const response = await fetch("/api/eva/ask", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ question, ...scope }),
    signal,
  });
  if (!response.ok || !response.body) throw await CallError.from(response);
  let answer = "";
  const citations: Citation[] = [];
  for await (const { event, data } of readEvents(response.body)) {
    if (event === "delta") answer += (data as { text: string }).text;
    else if (event === "citation") citations.push(data as Citation);
    else if (event === "error") throw CallError.of(data);
    yield event === "done" ? (data as Answer) : { answer, citations: [...citations] };
  }
}

/** One conversation: what was said so far, asking, stopping, and asking again after a failure. */
export function useConversation(start: { threadId?: string; messages: Message[]; fileIds?: string[] }) {
  const [messages, setMessages] = useState(start.messages);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ question: string; sentence: string } | null>(null);
  const [threadId, setThreadId] = useState(start.threadId);
  const running = useRef<AbortController | null>(null);

  const put = (message: Message) => setMessages((all) => [...all.filter(({ id }) => id !== message.id), message]);

  const send = async (question: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const key = `new-${Date.now()}`;
    setBusy(true);
    setFailure(null);
    put({ id: `${key}-question`, role: "user", text: question, citations: [] });
    put({ id: key, role: "assistant", text: "", citations: [] });
    try {
      for await (const step of ask(question, { threadId, fileIds: start.fileIds }, controller.signal)) {
        put({ id: key, role: "assistant", text: step.answer ?? "", citations: step.citations ?? [] });
        if (step.threadId) setThreadId(step.threadId);
      }
    } catch (thrown) {
      setMessages((all) => all.filter(({ id, text }) => id !== key || (controller.signal.aborted && text !== "")));
      if (!controller.signal.aborted) {
        setMessages((all) => all.filter(({ id }) => id !== `${key}-question`));
        setFailure({ question, sentence: CallError.sentence(thrown) });
      }
    }
    running.current = null;
    setBusy(false);
  };

  return { messages, busy, failure, threadId, send, stop: () => running.current?.abort() };
}
