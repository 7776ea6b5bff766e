"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError } from "@/lib/api/call-error";
import { insist, type Trouble } from "@/lib/api/insist";
import type { Engine } from "../engine/engine";
import type { Answer, Reply, Session, Turn, View } from "../shapes";
import { useSeen } from "../use-seen";
import type { Given, Outcome } from "./given";

/** An answer being sent: its text, and whether sending is taking long. */
export type Sending = { text: string; value: Answer | null; trouble: Trouble | null; words: string };

/**
 * A conversation: its turns, the current question, and at most one answer being sent. An answer states the version it
 * answers, so that sending it again is safe, and two windows end up with the same conversation.
 */
export function useTalk(engine: Engine, first: Session, onView: (view: View) => void) {
  const [session, setSession] = useState(first);
  const [sending, setSending] = useState<Sending | null>(null);
  const [moved, setMoved] = useState(false);
  const busy = useRef(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    const { current } = gone;
    return () => current.abort();
  }, []);

  const look = useCallback(async () => {
    const view = await engine.look();
    if (view.session && view.step === "interview") setSession(view.session);
    else onView(view);
  }, [engine, onView]);

  const take = useCallback(
    async (reply: Reply) => {
      if (reply.step !== "interview") return look();
      const { turns, version, question, progress } = reply;
      setMoved(reply.stale);
      setSession((before) => ({
        version,
        question,
        progress,
        turns: reply.stale ? turns : [...before.turns, ...turns.filter((turn) => isNew(turn, before.turns))],
      }));
    },
    [look],
  );

  const run = useCallback(
    async (shown: Pick<Sending, "text" | "value">, act: () => Promise<Reply>): Promise<Outcome> => {
      if (busy.current) return "busy";
      busy.current = true;
      setSending({ ...shown, trouble: null, words: "" });
      const onTrouble = (trouble: Trouble | null) => setSending((now) => now && { ...now, trouble });
      try {
        await take(await insist(act, onTrouble, gone.current.signal));
        return "sent";
      } catch (error) {
        if (gone.current.signal.aborted) return "busy";
        if (!CallError.isConflict(error)) return "refused";
        await insist(look, onTrouble, gone.current.signal);
        setMoved(true);
        return "moved";
      } finally {
        busy.current = false;
        setSending(null);
      }
    },
    [take, look],
  );

  const answer = (given: Given) => {
    const onText = (words: string) => setSending((now) => now && { ...now, words });
    const shown = { text: given.text ?? "", value: given.value ?? null };
    return run(shown, () => engine.answer({ ...given, version: session.version }, onText));
  };
  const skip = () => run({ text: "", value: null }, () => engine.skip(session.version));

  useSeen(() => {
    if (!busy.current) look().catch(() => undefined);
  });
  return { session, sending, moved, answer, skip };
}

const isNew = (turn: Turn, known: Turn[]): boolean => !known.some((other) => other.index === turn.index);
