"use client";
import { useEffect, useState } from "react";
import { CallError } from "@/lib/api/client/call-error";
import { picksFor } from "./picks-for";

/** Something that a report can be written from, unless it is empty. */
export type Pick = { id: string; name: string; detail?: string; isEmpty?: boolean };
type Find = (q: string, signal: AbortSignal) => Promise<Pick[]>;

const PAUSE_MS = 200;

/**
 * What can be chosen, filtered by what is typed, and what was chosen. `find` must be stable as long as it searches in
 * one place.
 */
export function usePicks(find: Find) {
  const [query, setQuery] = useState("");
  const [answer, setAnswer] = useState<{ to: string; picks: Pick[] } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Pick>>(new Map());
  useEffect(() => {
    const stop = new AbortController();
    const look = () =>
      find(query.trim(), stop.signal).then(
        (picks) => {
          setAnswer({ to: query.trim(), picks });
          setFailed(null);
        },
        (thrown) => stop.signal.aborted || setFailed(CallError.sentence(thrown)),
      );
    const timer = setTimeout(() => void look(), query.trim() ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, query]);
  const toggle = (pick: Pick) =>
    setChosen((now) => {
      const next = new Map(now);
      if (!next.delete(pick.id)) next.set(pick.id, pick);
      return next;
    });
  return { query, onQuery: setQuery, found: answer && picksFor(answer, query), failed, chosen, onToggle: toggle };
}
