import { personOf, type QuoteRef } from "@/lib/services/analysis/line";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { pickQuote } from "@/lib/services/eva/analyst/witnesses/pick-quote";
import type { Group } from "../group";
import { askedAbout } from "../statements/asked-about";
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
    const quote = answers.has(line) ? openingOf(line.text) : pickQuote(line, terms, line.language);
    const firstOffset = line.text.indexOf(quote);
    const { ownerId, index } = line;
    if (quote === "") return [];
    return [{ ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person: personOf(line) }];
  });
}

const STEMS = ["en", "de"].map(stemmerOf);

/** Whether a quote can be read as one about a thing: it names it, or answers a question for a view of it. */
export function isAbout({ ownerId, index, quote }: QuoteRef, { keys, answers, terms }: Group): boolean {
  const names = new Set([...keys, ...STEMS.flatMap((stem) => terms.map(stem))]);
  const answer = [...answers].find((line) => line.ownerId === ownerId && line.index === index);
  return (
    (answer !== undefined && askedAbout(answer.question ?? "") !== null) ||
    STEMS.some((stem) => wordsOf(quote).some((word) => names.has(stem(word))))
  );
}

const CLEARLY = 40;
/** Whether a quote sounds like praise or trouble, whatever its words. */
export const soundsSided = ({ quote }: QuoteRef): boolean => Math.abs(sentimentOf(quote, null) ?? 0) >= CLEARLY;
