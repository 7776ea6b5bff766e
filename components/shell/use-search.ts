"use client";
import { useEffect, useState } from "react";

export type Found = { key: string; kind: string; title: string; detail: string | null; url: string };
type Answer = { query: string; things: Found[]; quotes: Found[]; failed: boolean };

const PAUSE_MS = 160;

async function items<T>(url: string, signal: AbortSignal): Promise<T[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return ((await response.json()) as { items: T[] }).items;
}

type Thing = { type: string; id: string; title: string; snippet: string | null; url: string };
type Quote = { source: string; id: string; speaker?: string; quote: string; url: string };

/** Searches names and what people said at once, after a pause in typing; a newer query cancels the older. */
export function useSearch(query: string): Answer & { busy: boolean } {
  const [answer, setAnswer] = useState<Answer>({ query: "", things: [], quotes: [], failed: false });
  const wanted = query.trim().slice(0, 200);
  useEffect(() => {
    if (wanted === "") return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const ask = `q=${encodeURIComponent(wanted)}&limit=6`;
      try {
        const [things, quotes] = await Promise.all([
          items<Thing>(`/api/search?${ask}`, controller.signal),
          items<Quote>(`/api/search/evidence?${ask}`, controller.signal),
        ]);
        setAnswer({
          query: wanted,
          failed: false,
          things: things.map((row) => ({
            key: row.id,
            kind: row.type,
            title: row.title,
            detail: row.snippet,
            url: row.url,
          })),
          quotes: quotes.map((row) => ({
            key: row.id,
            kind: row.source,
            title: row.quote,
            detail: row.speaker ?? null,
            url: row.url,
          })),
        });
      } catch {
        if (!controller.signal.aborted) setAnswer({ query: wanted, things: [], quotes: [], failed: true });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);
  if (wanted === "") return { query: "", things: [], quotes: [], failed: false, busy: false };
  return { ...answer, busy: answer.query !== wanted };
}
