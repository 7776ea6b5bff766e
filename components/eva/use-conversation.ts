"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CallError } from "@/lib/api/client/call-error";
import { randomKey } from "@/lib/core/secrets/random-key";
import { ask } from "./ask";
import type { Message, Scope } from "./message-shape";
import { type Pending, pending } from "./pending";

type Start = {
  threadId?: string | undefined;
  messages: Message[];
  scope: Scope;
  instructions?: string | undefined;
  /** Resumes a question that was still unanswered when the page was left. */
  resumes?: boolean | undefined;
  onThread: (threadId: string) => void;
  /** The same answer came again. */
  onSame: () => void;
  /** A question that was stopped, to be changed and asked again. */
  onStopped: (question: string) => void;
};
/** `question`: what was asked, null if an answer should have been given again. */
type Failure = { question: string | null; sentence: string; retry: () => void };

const EMPTY = { citations: [], droppedQuotes: 0, followUps: [], retryOf: null };

/** A conversation: its messages, and asking, answering again, stopping, and retrying after a failure. */
export function useConversation(start: Start) {
  const { scope, instructions, resumes, onThread, onSame, onStopped } = start;
  const [messages, setMessages] = useState(start.messages);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [threadId, setThreadId] = useState(start.threadId);
  const running = useRef<AbortController | null>(null);

  /** Shows an answer as it arrives, after `before`. Resolves with whether it was completed. */
  const listen = async (asked: Parameters<typeof ask>[0], before: Message[], retryOf: string | null) => {
    const controller = new AbortController();
    running.current = controller;
    const blank: Message = { ...EMPTY, id: `answer-${Date.now()}`, role: "assistant", text: "", retryOf };
    setBusy(true);
    setFailure(null);
    setMessages([...before, blank]);
    try {
      for await (const { text, citations, done } of ask(asked, controller.signal)) {
        if (!done) {
          setMessages([...before, { ...blank, text, citations }]);
          continue;
        }
        const { messageId: id, answer, droppedQuotes, followUps, approval } = done;
        if (id === retryOf) {
          setMessages(before);
          onSame();
        } else {
          const said = { text: answer, citations: done.citations, droppedQuotes, followUps };
          setMessages([...before, { ...blank, ...said, id, approval }]);
        }
        if (done.threadId !== threadId) {
          setThreadId(done.threadId);
          onThread(done.threadId);
        }
      }
      return { ended: true, stopped: false, sentence: "" };
    } catch (thrown) {
      return { ended: false, stopped: controller.signal.aborted, sentence: CallError.sentence(thrown) };
    } finally {
      running.current = null;
      setBusy(false);
    }
  };

  const askFor = async (asked: Pending) => {
    if (running.current) return;
    const { key, question, ...rest } = asked;
    pending.keep(threadId, asked);
    const asking: Message = { ...EMPTY, id: `asked-${key}`, role: "user", text: question };
    const { projectId, fileIds = [], studyIds = [] } = rest.scope;
    const place = threadId ? { threadId } : projectId ? { projectId } : {};
    const steering = rest.instructions ? { instructions: rest.instructions } : {};
    const body = { question, fileIds, studyIds, ...place, ...steering };
    const { ended, stopped, sentence } = await listen({ path: "ask", body, key }, [...messages, asking], null);
    pending.forget(threadId);
    if (ended) return;
    // Stopped and interrupted answers aren't stored on the server either.
    setMessages(messages);
    if (stopped) onStopped(question);
    else setFailure({ question, sentence, retry: () => askFor(asked) });
  };
  const send = (question: string) => askFor({ key: randomKey(), question, scope, instructions });

  const again = async (messageId: string) => {
    if (running.current) return;
    const body = instructions ? { instructions } : {};
    const asked = { path: `answers/${messageId}/again`, body };
    const { ended, stopped, sentence } = await listen(asked, messages, messageId);
    if (ended) return;
    setMessages(messages);
    if (!stopped) setFailure({ question: null, sentence, retry: () => again(messageId) });
  };

  const resume = useEffectEvent(() => {
    const asked = resumes ? pending.read(start.threadId) : null;
    if (asked) void askFor(asked);
  });
  useEffect(() => resume(), []);

  return { messages, busy, failure, send, again, stop: () => running.current?.abort() };
}
