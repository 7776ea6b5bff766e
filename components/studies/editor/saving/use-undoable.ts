"use client";
import { useCallback, useMemo, useState } from "react";
import type { Parts } from "./parts";

type Change = (to: (now: Parts) => Partial<Parts>) => void;

/** Changes to the guide and the screener; deletions can be undone for a while. `change` is stable. */
export function useUndoable(change: Change) {
  const [undo, setUndo] = useState<{ text: string; before: Partial<Parts> } | null>(null);
  const forget = useCallback(() => setUndo(null), []);
  const changers = useMemo(() => {
    const changer =
      <K extends "guide" | "screener">(part: K, asParts: (value: Parts[K]) => Partial<Parts>) =>
      (to: (now: Parts[K]) => Parts[K], undoText?: string) =>
        change((now) => {
          setUndo(undoText ? { text: undoText, before: asParts(now[part]) } : null);
          return asParts(to(now[part]));
        });
    return {
      changeGuide: changer("guide", (guide) => ({ guide })),
      changeScreener: changer("screener", (screener) => ({ screener })),
      /** Replaces both. */
      replace: (parts: Partial<Parts>, text: string) =>
        change(({ guide, screener }) => {
          setUndo({ text, before: { guide, screener } });
          return parts;
        }),
    };
  }, [change]);
  const takeBack = () => {
    if (undo) change(() => undo.before);
    forget();
  };
  return { ...changers, undo, takeBack, forget };
}
