import type { Ranked } from "@/lib/services/eva/retrieve/ranking/rank";
import type { Draft } from "../analyst";
import type { Opening, Phrases } from "./phrases";
import { writing } from "./writing";

type Quoted = { ranked: Pick<Ranked, "passage">; quote: string };
/** Quotes, and the sentence before them or what introduces the first, if any. */
export type Paragraph = { before: string; opening?: Opening; voices: readonly Quoted[] };

/** Quotes under sentences that introduce them. */
export function draftOf(lead: string | null, paragraphs: readonly Paragraph[], phrases: Phrases, some = ""): Draft {
  const { evidence, sentences, say } = writing(phrases);
  for (const { before, opening, voices } of paragraphs)
    for (const [at, { ranked, quote }] of voices.entries())
      say(
        ranked.passage.line,
        quote,
        (at === 0 && opening) || at,
        at === 0 ? { newParagraph: true, ...(before && { before }) } : {},
      );
  return { evidence, lead, some, sentences };
}
