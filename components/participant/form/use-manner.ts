"use client";
import { useCallback, useRef } from "react";
import { mannerOf } from "../manner-of";
import type { Manner } from "../shapes";

type Traces = Map<string, { first: number; last: number; pastedCharacters: number }>;

/** How the answers of a form came about: how long each took, and how much of it was pasted. */
export function useManner() {
  const traces = useRef<Traces>(new Map());
  const trace = useCallback((id: string) => {
    const now = performance.now();
    const known = traces.current.get(id) ?? { first: now, last: now, pastedCharacters: 0 };
    known.last = now;
    traces.current.set(id, known);
    return known;
  }, []);
  const pasted = useCallback(
    (id: string, characters: number) => {
      trace(id).pastedCharacters += characters;
    },
    [trace],
  );
  const manner = (): Record<string, Manner> =>
    Object.fromEntries(
      [...traces.current].map(([id, { first, last, pastedCharacters }]) => [
        id,
        mannerOf(last - first, pastedCharacters),
      ]),
    );
  return { trace, pasted, manner };
}
