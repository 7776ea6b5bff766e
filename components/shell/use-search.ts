"use client";
import type { LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { EVIDENCE_KINDS } from "@/components/search/evidence-kinds";
import { THING_KINDS } from "@/components/search/thing-kinds";
import { call } from "@/lib/api/client/call";
import { dotted } from "@/lib/core/text/dotted";
import { fits } from "@/lib/core/text/plain-letters";

export type Found = { key: string; icon?: LucideIcon; title: string; detail: string | null; url: string };
type Answer = { query: string; things: Found[]; quotes: Found[]; failed: boolean };

const NOTHING: Answer = { query: "", things: [], quotes: [], failed: false };
const PAUSE_MS = 160;
const SHOWN = 6;

async function search(q: string, signal: AbortSignal): Promise<Answer> {
  const asked = { query: { q, limit: SHOWN }, signal };
  const [things, quotes] = await Promise.all([call("GET /search", asked), call("GET /search/evidence", asked)]);
  return {
    query: q,
    failed: false,
    things: things.items.map(({ id, type, title, snippet, url }) => ({
      key: id,
      icon: THING_KINDS[type].icon,
      title,
      detail: snippet,
      url,
    })),
    quotes: quotes.items.map(({ id, source, quote, speaker, sourceName, url }) => ({
      key: id,
      icon: EVIDENCE_KINDS[source].icon,
      title: quote,
      detail: dotted(EVIDENCE_KINDS[source].label, speaker, sourceName),
      url,
    })),
  };
}

/** Filters an answer to earlier input by the current one, so that a quick Enter never opens what nobody asked for. */
function fitting(answer: Answer, wanted: string): Answer & { busy: boolean } {
  if (answer.query === wanted) return { ...answer, busy: false };
  const isWanted = ({ title }: Found) => fits(title, wanted);
  return { ...answer, things: answer.things.filter(isWanted), quotes: answer.quotes.filter(isWanted), busy: true };
}

/** Searches names and what people said at once, after a pause in typing; a newer query cancels the older. */
export function useSearch(query: string): Answer & { busy: boolean } {
  const [answer, setAnswer] = useState(NOTHING);
  const wanted = query.trim().slice(0, 200);
  useEffect(() => {
    if (wanted === "") return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(wanted, controller.signal).then(setAnswer, () => {
        if (!controller.signal.aborted) setAnswer({ ...NOTHING, query: wanted, failed: true });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);
  if (wanted === "") return { ...NOTHING, busy: false };
  return fitting(answer, wanted);
}
