import { personOf, type QuoteRef } from "@/lib/services/analysis/line";
import { pickQuote } from "@/lib/services/eva/analyst/pick-quote";
import type { Group } from "../group";
import { openingOf } from "./opening-of";

type Quoted = Pick<Group, "outright" | "terms" | "answers">;

/**
 * For each person who speaks about a theme outright, the span that is most about it, or the start of an answer;
 * the most central first.
 */
export function openQuotes({ outright, terms, answers }: Quoted, most: number): QuoteRef[] {
  const heard = new Set<string>();
  const best = [...outright]
    .sort((a, b) => b.near - a.near)
    .filter(({ line }) => !heard.has(personOf(line)) && heard.add(personOf(line)));
  return best.slice(0, most).flatMap(({ line }) => {
    const quote = answers.has(line) ? openingOf(line.text) : pickQuote(line.text, terms, line.language);
    const firstOffset = line.text.indexOf(quote);
    const { ownerId, index } = line;
    if (quote === "") return [];
    return [{ ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person: personOf(line) }];
  });
}
