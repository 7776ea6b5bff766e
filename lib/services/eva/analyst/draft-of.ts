import type { Line } from "../retrieve/corpus";
import type { Ranked } from "../retrieve/rank";
import type { Draft, DraftSentence } from "./analyst";
import type { Phrases } from "./phrases";
import { quoting } from "./quoting";

type Quoted = { ranked: Pick<Ranked, "passage">; quote: string };
/** Quotes and the sentence before them, if any. */
export type Paragraph = { before: string; voices: readonly Quoted[] };

/** Quotes under sentences that introduce them. */
export function draftOf(lead: string | null, paragraphs: readonly Paragraph[], phrases: Phrases): Draft {
  const evidence: Line[] = [];
  const sentences = paragraphs.flatMap(({ before, voices }) =>
    voices.map(({ ranked, quote }, at): DraftSentence => {
      const { line } = ranked.passage;
      const template = phrases.said[at % phrases.said.length] ?? "";
      const text = quoting(template, line.speaker ?? phrases.someone, quote);
      const quotes = [{ evidence: evidence.push(line) - 1, quote }];
      return { text, quotes, ...(at === 0 && { newParagraph: true, ...(before && { before }) }) };
    }),
  );
  return { evidence, lead, sentences };
}
