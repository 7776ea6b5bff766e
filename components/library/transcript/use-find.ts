"use client";
import { useDeferredValue, useMemo, useState } from "react";
import { findMarks } from "../find-marks";
import type { Line } from "./line";

const SHORTEST_SEARCH = 2;

/** Finds words in all lines, on screen or not. */
export function useFind(lines: Line[]) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(-1);
  const find = useDeferredValue(typed.trim().length < SHORTEST_SEARCH ? "" : typed.trim());
  const hits = useMemo(() => {
    if (find === "") return [];
    return lines.flatMap(({ text }, place) => (findMarks(text, find).length > 0 ? [place] : []));
  }, [lines, find]);
  const type = (text: string) => {
    setTyped(text);
    setAt(-1);
  };
  /** The position of the next or previous match; null if there is none. */
  const step = (by: 1 | -1): number | null => {
    if (hits.length === 0) return null;
    const next = at === -1 ? (by === 1 ? 0 : hits.length - 1) : (at + by + hits.length) % hits.length;
    setAt(next);
    return hits[next] ?? null;
  };
  return { typed, type, find, hits, at, step };
}
