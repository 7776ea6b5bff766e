"use client";
import { Plus, Search } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { PrivateMark } from "@/components/library/private-mark";
import type { Quote } from "@/components/search/shapes";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/fields/input";
import { MarkedText } from "@/components/ui/text/marked-text";
import { call } from "@/lib/api/client/call";
import { LONGEST_EVIDENCE_QUERY } from "@/lib/core/limits/query-limits";
import { dotted } from "@/lib/core/text/dotted";
import { timecode } from "@/lib/core/time/timecode";

type Scope = { projectId?: string; studyIds?: string };
type Props = {
  scope: Scope;
  /** The card's insight, as the first thing to look for. */
  suggestion: string;
  onAdd: (quote: Quote) => Promise<void>;
};
type Answer = { query: string; quotes: Quote[]; failed: boolean };

const PAUSE_MS = 250;
const SHOWN = 8;
/** A clip or claim would be a second quote of the same words. */
const LINES = "session,file";
const NOTHING: Answer = { query: "", quotes: [], failed: false };

/** Searches what people said in this project or study, and attaches what is chosen to the card. */
export function FindEvidence({ scope, suggestion, onAdd }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const [adding, setAdding] = useState<string | null>(null);
  const { quotes, failed, query } = useQuotes(text, scope);
  const wanted = text.trim();
  const add = async (quote: Quote) => {
    setAdding(quote.id);
    await onAdd(quote);
    setAdding(null);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2">
      <label id={`${id}-title`} htmlFor={id} className="font-medium text-sm">
        Find evidence
      </label>
      <span className="relative grid items-center">
        <Search aria-hidden className="pointer-events-none absolute left-2.5 size-4 text-muted-foreground" />
        <Input
          id={id}
          value={text}
          maxLength={LONGEST_EVIDENCE_QUERY}
          placeholder="Search what people said"
          className="pl-8"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </span>
      {!wanted && suggestion && (
        <Button
          size="small"
          tone="ghost"
          className="justify-self-start"
          onClick={() => setText(suggestion.slice(0, LONGEST_EVIDENCE_QUERY))}
        >
          <Search /> Search for the words of the insight
        </Button>
      )}
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {statusOf({ wanted, query, failed, count: quotes.length })}
      </p>
      {wanted && quotes.length > 0 && (
        <ul className="grid max-h-72 grid-cols-1 divide-y overflow-y-auto rounded-md border bg-surface">
          {quotes.map((quote) => (
            <li key={quote.id} className="flex items-start gap-2 py-2 pr-2 pl-3">
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span dir="auto" className="wrap-anywhere line-clamp-4 leading-5">
                  <MarkedText text={quote.quote} marks={quote.marks} />
                </span>
                <span className="text-muted-foreground text-sm">
                  {dotted(
                    quote.speaker ?? "Unknown speaker",
                    quote.startSeconds !== undefined && timecode(quote.startSeconds),
                  )}
                </span>
                {quote.private && <PrivateMark />}
              </span>
              <Button
                size="small"
                busy={adding === quote.id}
                aria-label={`Add the quote “${quote.quote}”`}
                onClick={() => add(quote)}
              >
                <Plus /> Add
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function statusOf({ wanted, query, failed, count }: { wanted: string; query: string; failed: boolean; count: number }) {
  if (!wanted) return "";
  if (query !== wanted) return "Searching…";
  if (failed) return "Search isn’t responding. Try again in a moment.";
  return count === 0 ? "Nobody said that in those words." : "";
}

function useQuotes(text: string, { projectId, studyIds }: Scope): Answer {
  const [answer, setAnswer] = useState(NOTHING);
  const q = text.trim();
  useEffect(() => {
    if (!q) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const query = { q, limit: SHOWN, sources: LINES, ...(projectId && { projectId }), ...(studyIds && { studyIds }) };
      call("GET /search/evidence", { query, signal: controller.signal }).then(
        ({ items }) => setAnswer({ query: q, quotes: items, failed: false }),
        () => {
          if (!controller.signal.aborted) setAnswer({ query: q, quotes: [], failed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, projectId, studyIds]);
  return answer;
}
