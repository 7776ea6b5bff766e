import { type AnalysisLine, personOf, type QuoteRef } from "@/lib/services/analysis/line";
import { openingOf } from "./opening-of";

/** An answer from its first word, which is its yes or no. */
export function wholeAnswer(line: AnalysisLine): QuoteRef {
  const { ownerId, index, text } = line;
  const opening = openingOf(text);
  const [firstOffset, lastOffset] = [text.search(/\S/u), text.indexOf(opening) + opening.length];
  return {
    ownerId,
    index,
    firstOffset,
    lastOffset,
    quote: text.slice(firstOffset, lastOffset),
    person: personOf(line),
  };
}
