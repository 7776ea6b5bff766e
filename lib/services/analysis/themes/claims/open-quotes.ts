import { personOf, type QuoteRef } from "@/lib/services/analysis/line";
import { pickQuote } from "@/lib/services/eva/analyst/pick-quote";
import type { Group } from "../group";

/** Of each person who speaks of a theme outright the stretch that is most about it, the most central first. */
export function openQuotes({ outright, terms }: Pick<Group, "outright" | "terms">, most: number): QuoteRef[] {
  const heard = new Set<string>();
  const best = [...outright]
    .sort((a, b) => b.near - a.near)
    .filter(({ line }) => !heard.has(personOf(line)) && heard.add(personOf(line)));
  return best.slice(0, most).flatMap(({ line }) => {
    const quote = pickQuote(line.text, terms, line.language);
    const firstOffset = line.text.indexOf(quote);
    const { ownerId, index } = line;
    if (quote === "") return [];
    return [{ ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person: personOf(line) }];
  });
}
