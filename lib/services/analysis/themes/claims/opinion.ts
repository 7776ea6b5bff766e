import { groupBy } from "@/lib/core/data/group-by";
import type { QuoteRef } from "@/lib/services/analysis/line";
import { KINDS, type Kind } from "../statements/lexicon";
import { quoteOf } from "./quote-of";
import type { Spoken } from "./spoken-of";

/** One person's view of a theme in one aspect, with the best quote for it. */
export type Voice = { ref: QuoteRef; worth: number; side: -1 | 1; stem: string };
export type Opinion = { kind: Kind; voices: Voice[] };

/** People's views of a theme, by aspect; for each person what they say more often, or else last. */
export function opinionsOf(spoken: readonly Spoken[]): Opinion[] {
  return KINDS.map((kind) => {
    const ofKind = spoken.filter((each) => each.kind === kind);
    const persons = groupBy(ofKind, ({ statement }) => statement.person);
    const voices = [...persons.values()].map(voiceOf).sort(byWorth);
    return { kind, voices };
  });
}

function voiceOf(own: readonly Spoken[]): Voice {
  const sum = own.reduce((total, { side }) => total + side, 0);
  const side = (sum === 0 ? (own.at(-1)?.side ?? 0) : sum) < 0 ? -1 : 1;
  const voices = own.filter((each) => each.side === side).map((each) => ({ ...quoteOf(each), side }) as const);
  const [first, ...others] = voices;
  if (!first) throw new Error("a person has a side that they never took");
  return others.reduce((best, other) => (other.worth > best.worth ? other : best), first);
}

const byWorth = (a: Voice, b: Voice): number =>
  b.worth - a.worth ||
  (a.ref.ownerId < b.ref.ownerId ? -1 : a.ref.ownerId > b.ref.ownerId ? 1 : a.ref.index - b.ref.index);
