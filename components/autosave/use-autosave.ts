"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError } from "@/lib/api/client/call-error";
import { type Stop, saveAfterLeaving } from "./save-after-leaving";
import type { SaveState } from "./save-state";

/** How one kind of thing is saved. */
export type Saving<Stored, Draft extends object> = {
  /** What was changed here; each field is saved whole. */
  draftOf: (stored: Stored) => Draft;
  /** Resolves with what is stored afterwards. */
  save: (changed: Partial<Draft>, stored: Stored) => Promise<Stored>;
  /**
   * What is stored now: `stored` itself if that is still the latest, null if it can no longer be changed. Rejects as
   * not found if it is no longer there.
   */
  latest: (stored: Stored) => Promise<Stored | null>;
  /** How often to look for changes by others; without it, only when the window is shown or regains the focus. */
  lookMs?: number;
};

const PAUSE_MS = 700;
const RETRY_MS = 8000;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isRefusal = (thrown: unknown): boolean => CallError.isConflict(thrown) || CallError.isNotFound(thrown);

/**
 * Keeps a draft and saves its changes after a pause, one call at a time. A change made elsewhere is shown at once while
 * nothing here waits to be saved, and is never overwritten without asking. `saving` and `onAdopt` must be stable.
 */
export function useAutosave<Stored, Draft extends object>(
  initial: Stored,
  saving: Saving<Stored, Draft>,
  onAdopt?: (stored: Stored) => void,
) {
  const { draftOf, save, latest, lookMs } = saving;
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [state, setState] = useState<SaveState<Stored>>({ kind: "saved" });
  const current = useRef(draft);
  const stored = useRef(initial);
  const sent = useRef(draft);
  const busy = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Why nothing more is saved. */
  const stopped = useRef<Stop | null>(null);

  const changed = useCallback(() => {
    const isChanged = ([field, value]: [string, unknown]) => value !== sent.current[field as keyof Draft];
    return Object.fromEntries(Object.entries(current.current).filter(isChanged)) as Partial<Draft>;
  }, []);
  const isDirty = useCallback(() => Object.keys(changed()).length > 0, [changed]);

  const adopt = useCallback(
    (newer: Stored) => {
      stored.current = newer;
      current.current = draftOf(newer);
      sent.current = current.current;
      stopped.current = null;
      setDraft(current.current);
      setState({ kind: "saved" });
      onAdopt?.(newer);
    },
    [draftOf, onAdopt],
  );

  const stop = useCallback((why: SaveState<Stored> & { kind: Stop }) => {
    stopped.current = why.kind;
    setState(why);
  }, []);

  const newest = useCallback(
    async (known: Stored): Promise<{ newer: Stored } | { lost: "over" | "gone" }> => {
      try {
        const newer = await latest(known);
        return newer ? { newer } : { lost: "over" };
      } catch (thrown) {
        if (CallError.isNotFound(thrown)) return { lost: "gone" };
        throw thrown;
      }
    },
    [latest],
  );

  const saveOnce = useCallback(async () => {
    const tried = current.current;
    setState({ kind: "saving" });
    try {
      stored.current = await save(changed(), stored.current);
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
      const now = await newest(stored.current);
      if ("lost" in now) return stop({ kind: now.lost });
      const { newer } = now;
      // The refusal may be about our own change, if the response to its first attempt was lost.
      if (!same(draftOf(newer), tried)) return stop({ kind: "conflict", newer });
      stored.current = newer;
    }
    sent.current = tried;
  }, [changed, draftOf, newest, save, stop]);

  /** Resolves once everything changed so far has been saved (true), or the state says why it wasn't. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const work = async () => {
      try {
        while (!stopped.current && isDirty()) await saveOnce();
        if (!stopped.current) setState({ kind: "saved" });
      } catch (thrown) {
        setState({ kind: "failed", message: CallError.sentence(thrown), signedOut: CallError.isSignedOut(thrown) });
        timer.current = setTimeout(() => void flush(), CallError.waitMs(thrown, RETRY_MS));
      }
    };
    const mine = (busy.current ?? Promise.resolve()).then(work).finally(() => {
      if (busy.current === mine) busy.current = null;
    });
    busy.current = mine;
    return mine.then(() => !stopped.current && !isDirty());
  }, [isDirty, saveOnce]);

  const change = useCallback(
    (to: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => {
      current.current = { ...current.current, ...(typeof to === "function" ? to(current.current) : to) };
      setDraft(current.current);
      if (stopped.current) return;
      setState((now) => (now.kind === "saving" ? now : { kind: "waiting" }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );

  /** Overwrites the newer version with this one. */
  const keepMine = useCallback(
    (newer: Stored) => {
      stored.current = newer;
      sent.current = draftOf(newer);
      stopped.current = null;
      return flush();
    },
    [draftOf, flush],
  );

  const look = useCallback(async () => {
    const before = stored.current;
    const isAtRest = () => !stopped.current && !busy.current && !isDirty() && stored.current === before;
    if (document.visibilityState !== "visible" || !isAtRest()) return;
    const now = await newest(before);
    // Whatever was typed or saved meanwhile is reconciled when it is saved.
    if (!isAtRest()) return;
    if ("lost" in now) stop({ kind: now.lost });
    else if (now.newer !== before) adopt(now.newer);
  }, [adopt, isDirty, newest, stop]);

  useEffect(() => {
    const lookQuietly = () => void look().catch(() => undefined);
    // So that someone returning from signing in elsewhere finds it saved.
    const onFocus = () => (isDirty() ? void flush() : lookQuietly());
    const onHide = () => document.visibilityState === "hidden" && isDirty() && void flush();
    const onLeave = (event: BeforeUnloadEvent) => isDirty() && !stopped.current && event.preventDefault();
    const onOnline = () => isDirty() && void flush();
    // Back and Forward show a page as it first loaded.
    lookQuietly();
    const every = lookMs === undefined ? undefined : setInterval(lookQuietly, lookMs);
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("focus", onFocus);
    window.addEventListener("beforeunload", onLeave);
    window.addEventListener("online", onOnline);
    return () => {
      clearInterval(every);
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("focus", onFocus);
      window.removeEventListener("beforeunload", onLeave);
      window.removeEventListener("online", onOnline);
      clearTimeout(timer.current);
      if (isDirty() && !stopped.current) void saveAfterLeaving({ flush, lost: () => stopped.current });
    };
  }, [flush, isDirty, look, lookMs]);

  return { draft, state, change, flush, adopt, keepMine };
}
