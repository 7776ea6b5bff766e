import { asks } from "@/lib/core/evidence/asks";

type Turn = { speaker: string | null; text: string };

/** A sentence is an answer, and what is longer than this is hardly what somebody is. */
const MOST_WORDS = 5;
const MOST_LETTERS = 40;
/** Share of the values that are as short, and of all respondents who have one. */
const MOSTLY = 0.8;
const OFTEN = 0.5;
/** What nearly each of so many has another of, as the subject of a letter, tells nobody apart. */
const MANY = 6;
const UNLIKE = 0.9;
/** Whoever gave a score is no such person. */
const SCORE = /(?:rating|score|stars?|nps|bewertung|sterne|note|punkte|satisf|zufrieden|recommend|empfehl)/iu;
const NAMES = /^[^.!,:;…]+$/u;

const isShort = (text: string): boolean => text.length <= MOST_LETTERS && text.split(/\s+/u).length <= MOST_WORDS;

function pushTo(values: Map<string, number[]>, heading: string, at: number): void {
  const known = values.get(heading);
  if (known) known.push(at);
  else values.set(heading, [at]);
}

/**
 * In a transcript of several interviews that is a table (`interviews-in`), the places of what its columns say of the
 * respondents, of a heading that asks nothing and of what is below it: "Plan" and "Basic".
 */
export function traitsIn(turns: readonly Turn[], moderators: ReadonlySet<string | null>): ReadonlySet<number> {
  const values = new Map<string, number[]>();
  const respondents = new Set<string | null>();
  let heading: string | null = null;
  for (const [at, { speaker, text }] of turns.entries()) {
    if (moderators.has(speaker)) {
      heading = text;
      continue;
    }
    respondents.add(speaker);
    if (heading !== null && NAMES.test(heading) && !asks(heading) && !SCORE.test(heading)) pushTo(values, heading, at);
    heading = null;
  }
  const traits = new Set<number>();
  for (const places of values.values()) {
    const short = places.filter((at) => isShort(turns[at]?.text ?? ""));
    if (short.length < places.length * MOSTLY || places.length < Math.max(2, respondents.size * OFTEN)) continue;
    const unlike = new Set(places.map((at) => turns[at]?.text.toLowerCase())).size;
    if (places.length >= MANY && unlike > places.length * UNLIKE) continue;
    for (const at of places) traits.add(at).add(at - 1);
  }
  return traits;
}
