"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError } from "@/lib/api/client/call-error";
import type { Trouble } from "@/lib/api/client/insist";
import type { Engine } from "../engine/engine";
import { keepTrying } from "../keep-trying";
import type { Answer, Reply, Session, Turn, View } from "../shapes";
import { showAfresh } from "../show-afresh";
import { useSeen } from "../use-seen";
import type { Given, Outcome } from "./given";
import { leftOver } from "./left-over";

/** An answer being sent: its text, and whether sending is taking long. */
export type Sending = { text: string; value: Answer | null; trouble: Trouble | null; words: string };

/**
 * A conversation: its turns, the current question, and at most one answer being sent. An answer states the version it
 * answers, so that sending it again is safe, and two windows end up with the same conversation. What was written here
 * in the meantime is `unsent`, and stays.
 */
export function useTalk(engine: Engine, first: Session, onView: (view: View) => void) {
  const [session, setSession] = useState(first);
  const [sending, setSending] = useState<Sending | null>(null);
  const [moved, setMoved] = useState(false);
  const [unsent, setUnsent] = useState<string | null>(null);
  const version = useRef(first.version);
  const written = useRef("");
  const busy = useRef(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    const { current } = gone;
    return () => current.abort();
  }, []);

  /** The conversation went on elsewhere. */
  const moveTo = useCallback((next: Session) => {
    version.current = next.version;
    setUnsent(leftOver(written.current, next.turns));
    setMoved(true);
    setSession(next);
  }, []);
  const look = useCallback(async () => {
    const view = await engine.look();
    if (!view.session || view.step !== "interview") return onView(view);
    if (view.session.version === version.current) setSession(view.session);
    else moveTo(view.session);
  }, [engine, onView, moveTo]);

  const take = useCallback(
    async (reply: Reply) => {
      const { step, turns, question, progress, stale } = reply;
      if (step !== "interview") return look();
      if (stale) return moveTo({ version: reply.version, turns, question, progress });
      version.current = reply.version;
      written.current = "";
      setUnsent(null);
      setMoved(false);
      setSession((before) => ({
        version: reply.version,
        question,
        progress,
        turns: [...before.turns, ...turns.filter((turn) => isNew(turn, before.turns))],
      }));
    },
    [look, moveTo],
  );

  const run = useCallback(
    async (shown: Pick<Sending, "text" | "value">, act: () => Promise<Reply>): Promise<Outcome> => {
      if (busy.current) return "busy";
      busy.current = true;
      setSending({ ...shown, trouble: null, words: "" });
      const onTrouble = (trouble: Trouble | null) => setSending((now) => now && { ...now, trouble });
      try {
        const reply = await keepTrying(act, onTrouble, gone.current.signal);
        // The answer is stored by now: what is next may have to be asked for, which may fail in its turn.
        await keepTrying(() => take(reply), onTrouble, gone.current.signal);
        return "sent";
      } catch (error) {
        if (gone.current.signal.aborted) return "busy";
        if (CallError.isNotFound(error)) return await showAfresh();
        if (!CallError.isConflict(error)) return "refused";
        await keepTrying(look, onTrouble, gone.current.signal);
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
  const write = useCallback((text: string) => {
    written.current = text;
  }, []);

  useSeen(() => {
    if (!busy.current) look().catch(() => undefined);
  });
  return { session, sending, moved, unsent, answer, skip, write, look };
}

const isNew = (turn: Turn, known: Turn[]): boolean => !known.some((other) => other.index === turn.index);
