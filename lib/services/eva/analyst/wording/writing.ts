import type { Line } from "@/lib/services/eva/retrieve/corpus/corpus";
import type { DraftSentence } from "../analyst";
import type { Opening, Phrases } from "./phrases";

const CLOSED = /[.!?…]["”’)\]]*$/;

/**
 * Sentences with a quote each, and the lines that these are from. A sentence is worded `as` told, or in one of the
 * plain ways, by its number.
 */
export function writing(phrases: Phrases) {
  const evidence: Line[] = [];
  const sentences: DraftSentence[] = [];
  const say = (
    line: Line,
    quote: string,
    as: number | string | Opening,
    more: Pick<DraftSentence, "before" | "newParagraph"> = {},
  ): void => {
    const wording = typeof as === "number" ? (phrases.said[as % phrases.said.length] ?? "") : as;
    const isOpening = typeof wording !== "string";
    const template = isOpening ? wording.within : wording;
    // A quote ends the sentence if it has an end.
    const closed = CLOSED.test(quote) ? template.replace("{0}.", "{0}") : template;
    const text = closed.replace("{name}", () => line.speaker ?? phrases.someone);
    const quotes = [{ evidence: evidence.push(line) - 1, quote }];
    sentences.push({ text, quotes, ...(isOpening && { opening: wording.apart }), ...more });
  };
  return { evidence, sentences, say };
}
