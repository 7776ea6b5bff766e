"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { type BlockKind, kindsFor } from "./block-kind";
import type { Trigger } from "./trigger";

const PAUSE_MS = 200;
const MOST = 8;
/** Only transcript lines: what a clip or a claim says is in one of them. */
const LINES = "session,file";

/** Where to look for quotes; ids are joined by commas. `orAnywhere`: in the whole workspace if nobody there said it. */
export type QuoteScope = { projectId?: string; studyIds?: string; fileIds?: string; orAnywhere?: boolean };
type Found = Awaited<ReturnType<typeof search>>[number];
export type FoundSuggestion = { kind: "evidence"; id: string; found: Found };
export type Suggestion<Shape> = { kind: "block"; id: string; block: BlockKind<Shape> } | FoundSuggestion;

async function search({ orAnywhere, ...within }: QuoteScope, q: string, signal: AbortSignal) {
  const query = { q, sources: LINES, limit: MOST };
  const find = (scope: QuoteScope) => call("GET /search/evidence", { query: { ...query, ...scope }, signal });
  const { items } = await find(within);
  return items.length === 0 && orAnywhere ? (await find({})).items : items;
}

/** What can be chosen at the caret, and what to say if there is nothing. `scope` and `kinds` must be stable. */
export function useSuggestions<Shape>(
  trigger: Trigger | null,
  scope: QuoteScope,
  kinds: readonly BlockKind<Shape>[],
): { items: Suggestion<Shape>[]; hint: string | null } {
  const [found, setFound] = useState<{ q: string; items: Found[]; error?: string }>({ q: "", items: [] });
  const q = trigger?.kind === "evidence" ? trigger.query.trim() : "";
  useEffect(() => {
    if (q === "") return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      search(scope, q, stop.signal).then(
        (items) => setFound({ q, items }),
        (thrown) => !stop.signal.aborted && setFound({ q, items: [], error: CallError.sentence(thrown) }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, scope]);
  if (!trigger) return { items: [], hint: null };
  if (trigger.kind === "block") {
    const items = kindsFor(kinds, trigger.query).map((block) => ({ kind: "block" as const, id: block.id, block }));
    return { items, hint: null };
  }
  if (q === "") return { items: [], hint: "Type words that someone said." };
  const items = found.items.map((one) => ({ kind: "evidence" as const, id: one.id, found: one }));
  if (found.q !== q) return { items, hint: items.length === 0 ? "Searching…" : null };
  return { items, hint: found.error ?? (items.length === 0 ? "Nobody said that in the sources searched here." : null) };
}
