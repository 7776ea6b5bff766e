import { CONCEPTS } from "@/lib/services/analysis/concepts/concepts-of";
import type { Group } from "../group";
import { topicKeys } from "../keys-of";
import type { Kind } from "../statements/lexicon";
import { type Opinion, opinionsOf, type Voice } from "./opinion";
import type { Spoken } from "./spoken-of";
import { thingOf } from "./thing-of";

const MOST_SIDES = 3;
const FEWEST = 2;
const NONE: ReadonlySet<string> = new Set();
/** General statements need more people. */
const GENERAL: ReadonlySet<Kind> = new Set(["liking", "wish"]);
export const FEWEST_GENERAL = 3;
/**
 * So do sides on the whole of a thing, and on what nobody was asked about, if more than a handful take part, in words
 * that fit anything: two who lose time in the same breath as they name "the job" may mean something else.
 */
const LOOSE: ReadonlySet<Kind> = new Set(["ease", "speed", "faults"]);
/** A claim that relies on another one's quotes says nothing new. */
export const SAME = 0.6;
/** Specific claims come before general ones. */
const WEIGHT: Record<Kind, number> = {
  leaving: 1.15,
  price: 1.1,
  surprise: 1.1,
  mind: 1.1,
  ease: 1,
  speed: 1,
  faults: 1,
  trust: 1,
  wish: 0.8,
  liking: 0.7,
};

/** Nobody leaves because of leaving, or trusts the trust. */
const THEMSELVES = (["leaving", "trust"] as const).map((kind) => ({
  kind,
  keys: topicKeys(CONCEPTS.findIndex(({ title }) => title?.en.toLowerCase() === kind)),
}));
const isOfItself = ({ keys }: Group, kind: Kind): boolean =>
  keys.size > 0 && THEMSELVES.some((own) => own.kind === kind && [...keys].every((key) => own.keys.has(key)));

export type Sided = { kind: Kind; side: -1 | 1; more: Voice[]; fewer: Voice[]; worth: number };
/** `thing`: what people take that side on, in words; null if it is what they were asked for. */
export type Chosen = Sided & { thing: string | null };

/** `isAskedAbout`: it keeps the name that everybody was asked about it by; `inside`: what it is called within a sentence. */
type Asked = { isAskedAbout: boolean; inside: string | null; german: boolean; fewest: number };

/** The sides that people take on a theme, the most telling first; `fewest` people have to take one in words of any thing. */
export function chosenSides(
  group: Group,
  spoken: readonly Spoken[],
  { isAskedAbout, inside, german, fewest }: Asked,
): Chosen[] {
  const chosenOf = (sided: Sided): Chosen[] => {
    const thing = (german ? null : thingOf(sided.more, group.nouns, isAskedAbout ? group.keys : NONE)) ?? inside;
    return thing === null && !(sided.kind === "wish" && sided.side === -1) ? [] : [{ ...sided, thing }];
  };
  const found = opinionsOf(spoken)
    .flatMap((opinion) => sidedOf(opinion, fewest))
    .flatMap(chosenOf)
    .filter(({ kind }) => !isOfItself(group, kind))
    .sort((a, b) => b.worth - a.worth);
  const chosen: Chosen[] = [];
  for (const each of found)
    if (chosen.length < MOST_SIDES && !chosen.some((other) => isSame(each, other))) chosen.push(each);
  return chosen;
}

function sidedOf({ kind, voices }: Opinion, fewest: number): Sided[] {
  const trouble = voices.filter(({ side }) => side === -1);
  const praise = voices.filter(({ side }) => side === 1);
  const side = praise.length > trouble.length ? 1 : -1;
  const [more, fewer] = side === 1 ? [praise, trouble] : [trouble, praise];
  if (more.length < (GENERAL.has(kind) ? FEWEST_GENERAL : LOOSE.has(kind) ? fewest : FEWEST)) return [];
  return [{ kind, side, more, fewer, worth: (more.length + fewer.length / 2) * WEIGHT[kind] }];
}

export const placeOf = ({ ref }: Voice): string => `${ref.ownerId} ${ref.index} ${ref.firstOffset}`;

function isSame(one: Sided, other: Sided): boolean {
  const places = new Set(other.more.map(placeOf));
  const shared = one.more.filter((voice) => places.has(placeOf(voice))).length;
  return shared > one.more.length * SAME;
}
