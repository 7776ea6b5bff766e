"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { searchEvidence } from "@/lib/api/search";
import type { Trigger } from "../trigger";
import { type BlockKind, kindsFor } from "./block-kinds";

const PAUSE_MS = 200;
const MOST = 8;

type Found = Awaited<ReturnType<typeof search>>[number];
export type Suggestion =
  | { kind: "block"; id: string; block: BlockKind }
  | { kind: "evidence"; id: string; found: Found };

const search = async (projectId: string, q: string, signal: AbortSignal) =>
  (await call(searchEvidence, { query: { q, projectId, limit: MOST }, signal })).items;

/** What can be chosen at the caret, and what to say while there is nothing. */
export function useSuggestions(trigger: Trigger | null, projectId: string) {
  const [found, setFound] = useState<{ q: string; items: Found[]; error?: string }>({ q: "", items: [] });
  const q = trigger?.kind === "evidence" ? trigger.query.trim() : "";
  useEffect(() => {
    if (q === "") return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      search(projectId, q, stop.signal).then(
        (items) => setFound({ q, items }),
        (thrown) => !stop.signal.aborted && setFound({ q, items: [], error: CallError.sentence(thrown) }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, projectId]);
  if (!trigger) return { items: [], hint: null };
  if (trigger.kind === "block") {
    const items = kindsFor(trigger.query).map((block): Suggestion => ({ kind: "block", id: block.id, block }));
    return { items, hint: null };
  }
  if (q === "") return { items: [], hint: "Type words that somebody said." };
  const items = found.items.map((one): Suggestion => ({ kind: "evidence", id: one.id, found: one }));
  if (found.q !== q) return { items, hint: items.length === 0 ? "Looking…" : null };
  return { items, hint: found.error ?? (items.length === 0 ? "Nobody in this project said that." : null) };
}
