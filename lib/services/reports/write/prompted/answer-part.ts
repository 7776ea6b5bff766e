import type { Context } from "@/lib/core/context";
import type { QuoteRef } from "@/lib/services/analysis/line";
import { type Voice, voicesOf } from "@/lib/services/eva/analyst/choose";
import type { Line } from "@/lib/services/eva/retrieve/corpus";
import { retrieve } from "@/lib/services/eva/retrieve/retrieve";
import { ownerOf } from "@/lib/services/evidence/record";
import type { Scope } from "@/lib/services/evidence/scope";

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

const MOST_OF_ONE = 2;
const MOST_SAID = 30;
const FEWEST_WORDS = 4;
const SIDED = 1;

/** Finds what people say about one part of a prompt. */
export async function answerPart(ctx: Context, part: string, scope: Scope): Promise<Answered> {
  const retrieved = await retrieve(ctx, part, scope);
  const { people, german } = retrieved;
  const voices = [...(retrieved.answers ? voicesOf(retrieved) : new Map<string, Voice[]>()).values()]
    .map((own) => own.filter(({ quote }) => quote.split(/\s+/).length >= FEWEST_WORDS))
    .filter((own) => own.length > 0);
  // Each person's best first, so that a talkative person doesn't crowd out the others.
  const turns = Array.from({ length: MOST_OF_ONE }, (_, turn) => voices.flatMap((own) => own[turn] ?? []));
  const chosen = turns.flat().slice(0, MOST_SAID);
  const stances = chosen.map(({ stance }) => stance);
  const disagree = stances.some((stance) => stance >= SIDED) && stances.some((stance) => stance <= -SIDED);
  return { part, said: chosen.map(toSaid), spoke: voices.length, people, disagree, german };
}

function toSaid({ ranked: { passage }, quote }: Voice): Said {
  const { line, person, language } = passage;
  const firstOffset = line.text.indexOf(quote);
  const place = { ownerId: ownerOf(line.origin), index: line.index };
  return { line, language, ref: { ...place, firstOffset, lastOffset: firstOffset + quote.length, quote, person } };
}
