"use client";
import { useRef, useState } from "react";
import { CallError } from "@/lib/api/call-error";
import { ask } from "./ask";
import type { Message, Scope } from "./message-shape";

type Start = {
  threadId?: string | undefined;
  messages: Message[];
  scope: Scope;
  onThread?: ((threadId: string) => void) | undefined;
};

/** One conversation: what was said so far, asking, stopping, and asking again after a failure. */
export function useConversation({ threadId: known, messages: before, scope, onThread }: Start) {
  const [messages, setMessages] = useState(before);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ question: string; sentence: string } | null>(null);
  const [threadId, setThreadId] = useState(known);
  const running = useRef<AbortController | null>(null);

  const send = async (question: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const asking: Message = {
      id: `asked-${Date.now()}`,
      role: "user",
      text: question,
      citations: [],
      droppedQuotes: 0,
    };
    const blank: Message = { ...asking, id: `answer-${Date.now()}`, role: "assistant", text: "" };
    const show = (answer: Message) => setMessages([...messages, asking, answer]);
    setBusy(true);
    setFailure(null);
    show(blank);
    try {
      for await (const { text, citations, done } of ask({ question, threadId, ...scope }, controller.signal)) {
        const { droppedQuotes = 0, approval } = done ?? {};
        show({ ...blank, text: done?.answer ?? text, citations, droppedQuotes, ...(approval && { approval }) });
        if (done && done.threadId !== threadId) {
          setThreadId(done.threadId);
          onThread?.(done.threadId);
        }
      }
    } catch (thrown) {
      // What was stopped or broke off is not stored on the server either.
      setMessages(messages);
      if (!controller.signal.aborted) setFailure({ question, sentence: CallError.sentence(thrown) });
    }
    running.current = null;
    setBusy(false);
  };

  return { messages, busy, failure, send, stop: () => running.current?.abort() };
}
