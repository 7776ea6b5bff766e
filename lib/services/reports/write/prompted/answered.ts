import { groupBy } from "@/lib/core/data/group-by";
import type { QuoteRef } from "@/lib/services/analysis/line";
import type { Line } from "@/lib/services/eva/retrieve/corpus/corpus";
import { personKey } from "@/lib/services/eva/retrieve/corpus/people";
import { ownerOf } from "@/lib/services/evidence/record";
import type { DraftBlock } from "../draft";

/** What someone says about a part of a prompt. */
export type Said = { ref: QuoteRef; line: Line };

/**
 * A part of a prompt with its answer: in short, and in full with its quotes. `spoke`: how many people speak about it,
 * of how many. Empty blocks if nothing answers it.
 */
export type Answered = {
  part: string;
  short: string;
  blocks: DraftBlock[];
  said: Said[];
  spoke: number;
  people: number;
  isByModel: boolean;
};

export const peopleIn = (said: readonly Said[]): number => new Set(said.map(({ ref }) => ref.person)).size;

export function saidIn(line: Line, quote: string): Said {
  const ownerId = ownerOf(line.origin);
  const firstOffset = line.text.indexOf(quote);
  const span = { firstOffset, lastOffset: firstOffset + quote.length, quote };
  return { line, ref: { ownerId, index: line.index, ...span, person: personKey(ownerId, line.speaker) } };
}

const MOST_OF_ONE = 2;
const MOST_SAID = 30;

/** Best first, cut so that a talkative person doesn't crowd out the others. */
export function inTurns(said: readonly Said[]): Said[] {
  const voices = groupBy(said, ({ ref }) => ref.person);
  const turns = Array.from({ length: MOST_OF_ONE }, (_, turn) =>
    [...voices.values()].flatMap((own) => own[turn] ?? []),
  );
  return turns.flat().slice(0, MOST_SAID);
}
