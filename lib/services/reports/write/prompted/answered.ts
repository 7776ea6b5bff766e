import { groupBy } from "@/lib/core/group-by";
import type { QuoteRef } from "@/lib/services/analysis/line";
import type { Line } from "@/lib/services/eva/retrieve/corpus";
import type { Ranked } from "@/lib/services/eva/retrieve/rank";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import { ownerOf } from "@/lib/services/evidence/record";

/** What someone says about a part of a prompt. */
export type Said = { ref: QuoteRef; line: Line; language: string | null };

/** A part of a prompt with its answers, each person's best first; empty if nobody speaks about it. */
export type Answered = {
  part: string;
  said: Said[];
  spoke: number;
  people: number;
  disagree: boolean;
  german: boolean;
};

type Quoted = { ranked: Ranked; quote: string };
type Found = { part: string; retrieved: Pick<Retrieved, "people" | "german">; disagree: boolean };

const MOST_OF_ONE = 2;
const MOST_SAID = 30;

/** A part with these quotes, best first, cut so that a talkative person doesn't crowd out the others. */
export function answeredWith(quotes: readonly Quoted[], { part, retrieved, disagree }: Found): Answered {
  const voices = groupBy(quotes, ({ ranked }) => ranked.passage.person);
  const turns = Array.from({ length: MOST_OF_ONE }, (_, turn) =>
    [...voices.values()].flatMap((own) => own[turn] ?? []),
  );
  const said = turns.flat().slice(0, MOST_SAID).map(toSaid);
  return { part, said, spoke: voices.size, people: retrieved.people, disagree, german: retrieved.german };
}

function toSaid({ ranked: { passage }, quote }: Quoted): Said {
  const { line, person, language } = passage;
  const firstOffset = line.text.indexOf(quote);
  const place = { ownerId: ownerOf(line.origin), index: line.index };
  return { line, language, ref: { ...place, firstOffset, lastOffset: firstOffset + quote.length, quote, person } };
}
