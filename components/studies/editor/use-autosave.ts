"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { getStudy, updateStudy } from "@/lib/api/studies";
import type { Study } from "../shapes";
import { PARTS, type Parts, partsOf } from "./parts";
import { savable } from "./savable";

export type SaveState =
  | { kind: "saved" | "waiting" | "saving" }
  | { kind: "failed"; message: string }
  | { kind: "conflict"; newer: Study }
  | { kind: "launched" };

const PAUSE_MS = 700;
const RETRY_MS = 8000;
const CONFLICT = 409;

/**
 * Keeps a draft and saves what changed of it after a pause, one call at a time. A change of the same study elsewhere is
 * noticed and never overwritten unasked.
 */
export function useAutosave(initial: Study) {
  const [draft, setDraft] = useState<Parts>(() => partsOf(initial));
  const [state, setState] = useState<SaveState>({ kind: "saved" });
  const latest = useRef(draft);
  const stored = useRef(initial);
  const sent = useRef(draft);
  const busy = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopped = useRef(false);

  const adopt = useCallback((study: Study) => {
    stored.current = study;
    latest.current = partsOf(study);
    sent.current = latest.current;
    stopped.current = false;
    setDraft(latest.current);
    setState({ kind: "saved" });
  }, []);

  const changed = useCallback(
    () =>
      Object.fromEntries(
        PARTS.filter((part) => latest.current[part] !== sent.current[part]).map((part) => [part, latest.current[part]]),
      ) as Partial<Parts>,
    [],
  );

  /** What a refusal means can only be told from the study as it is now. */
  const explain = useCallback(async (thrown: unknown) => {
    if (!(thrown instanceof CallError) || thrown.status !== CONFLICT) throw thrown;
    const newer = await call(getStudy, { params: { id: stored.current.id } });
    stopped.current = true;
    setState(newer.status === "draft" ? { kind: "conflict", newer } : { kind: "launched" });
  }, []);

  const saveOnce = useCallback(async () => {
    const snapshot = latest.current;
    const body = savable(changed(), stored.current);
    if (Object.keys(body).length > 0) {
      setState({ kind: "saving" });
      const given = { ...body, expectedUpdatedAt: stored.current.updatedAt };
      stored.current = await call(updateStudy, { params: { id: stored.current.id }, body: given });
    }
    sent.current = snapshot;
  }, [changed]);

  /** Resolves once everything that was changed by now is stored, or the state says why not. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const work = async () => {
      try {
        while (!stopped.current && Object.keys(changed()).length > 0) await saveOnce();
        if (!stopped.current) setState({ kind: "saved" });
      } catch (thrown) {
        await explain(thrown).catch((again: unknown) => {
          setState({ kind: "failed", message: CallError.sentence(again) });
          timer.current = setTimeout(() => void flush(), RETRY_MS);
        });
      }
    };
    const waited = busy.current ?? Promise.resolve();
    const mine = waited.then(work).finally(() => {
      if (busy.current === mine) busy.current = null;
    });
    busy.current = mine;
    return mine.then(() => !stopped.current && Object.keys(changed()).length === 0);
  }, [changed, explain, saveOnce]);

  const change = useCallback(
    (to: Partial<Parts> | ((now: Parts) => Partial<Parts>)) => {
      const parts = typeof to === "function" ? to(latest.current) : to;
      latest.current = { ...latest.current, ...parts };
      setDraft(latest.current);
      if (stopped.current) return;
      setState((now) => (now.kind === "saving" ? now : { kind: "waiting" }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );

  /** Writes this version over the newer one. */
  const keepMine = useCallback(
    (newer: Study) => {
      stored.current = newer;
      sent.current = partsOf(newer);
      stopped.current = false;
      return flush();
    },
    [flush],
  );

  useEffect(() => {
    const isDirty = () => Object.keys(changed()).length > 0;
    const lookAgain = async () => {
      if (document.visibilityState !== "visible" || stopped.current || busy.current || isDirty()) return;
      const now = await call(getStudy, { params: { id: stored.current.id } }).catch(() => null);
      if (!now || now.updatedAt === stored.current.updatedAt || isDirty() || busy.current) return;
      if (now.status === "draft") adopt(now);
      else explain(new CallError("", CONFLICT)).catch(() => undefined);
    };
    const onHide = () => document.visibilityState === "hidden" && isDirty() && void flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isDirty() && !stopped.current) event.preventDefault();
    };
    const onOnline = () => isDirty() && void flush();
    // Back and Forward show a page as it was first loaded.
    void lookAgain();
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("focus", lookAgain);
    window.addEventListener("beforeunload", onLeave);
    window.addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("focus", lookAgain);
      window.removeEventListener("beforeunload", onLeave);
      window.removeEventListener("online", onOnline);
      clearTimeout(timer.current);
      if (isDirty() && !stopped.current) void flush();
    };
  }, [adopt, changed, explain, flush]);

  return { draft, state, change, flush, adopt, keepMine };
}
