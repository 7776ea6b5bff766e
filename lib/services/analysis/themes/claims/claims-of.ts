import { isDivided } from "@/lib/core/is-divided";
import { CONCEPTS } from "@/lib/services/analysis/concepts/concepts-of";
import type { QuoteRef } from "@/lib/services/analysis/line";
import type { Group } from "../group";
import { topicKeys } from "../keys-of";
import type { Kind } from "../statements/lexicon";
import type { FoundClaim, Leaning } from "../theme";
import type { Wording } from "../wording/wording";
import { openQuotes } from "./open-quotes";
import { type Opinion, opinionsOf, type Voice } from "./opinion";
import type { Spoken } from "./spoken-of";
import { thingOf } from "./thing-of";

/** Of either side. */
export const MOST_QUOTES = 100;
const MOST_CLAIMS = 3;
const FEWEST = 2;
/** What is said of everything needs more people. */
const GENERAL: ReadonlySet<Kind> = new Set(["liking", "wish"]);
const FEWEST_GENERAL = 3;
/** A claim that rests on the quotes of another says nothing new. */
const SAME = 0.6;
/** What is particular comes before what is general. */
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

/** Nobody leaves over leaving. */
const LEAVING = topicKeys(CONCEPTS.findIndex(({ title }) => title?.en === "Leaving"));
const isLeaving = ({ keys }: Group): boolean => keys.size > 0 && [...keys].every((key) => LEAVING.has(key));

type Sided = { kind: Kind; side: -1 | 1; more: Voice[]; fewer: Voice[]; worth: number };
/** `thing`: what people take that side on, in words; null where it is what they were asked for. */
type Chosen = Sided & { thing: string | null };

/** What is claimed of one theme, most people first: the respects in which people take a side on it. */
export function claimsOf(group: Group, spoken: readonly Spoken[], wording: Wording, german: boolean): FoundClaim[] {
  const { title, isAsked, nouns, thing: called } = group;
  const inside = isAsked ? null : ((german ? null : called) ?? wording.inside(title));
  // Nobody takes a side on a question: only on what most of those who answer it name, or with what it asked for.
  if (group.isWish) return wishesOf(group, wording);
  const chosenOf = (sided: Sided): Chosen[] => {
    const thing = (german ? null : thingOf(sided.more, nouns)) ?? inside;
    return thing === null && !(sided.kind === "wish" && sided.side === -1) ? [] : [{ ...sided, thing }];
  };
  const found = opinionsOf(spoken)
    .flatMap((opinion) => sidedOf(opinion))
    .flatMap(chosenOf);
  const told = isLeaving(group) ? found.filter(({ kind }) => kind !== "leaving") : found;
  told.sort((a, b) => b.worth - a.worth);
  const chosen: Chosen[] = [];
  for (const each of told)
    if (chosen.length < MOST_CLAIMS && !chosen.some((other) => isSame(each, other))) chosen.push(each);
  if (chosen.length === 0) {
    const support = openQuotes(group, MOST_QUOTES);
    const { claim, step } = inside === null ? wording.answered(title) : wording.open(inside);
    return support.length >= FEWEST ? [{ text: claim, step, leaning: "open", support, against: [] }] : [];
  }
  return chosen.map(({ kind, side, more, fewer, thing }) => {
    const { claim, split, step, ask } = thing === null ? wording.wished(title) : wording.of(kind, side, thing);
    const divided = isDivided(more.length, fewer.length);
    const leaning: Leaning = divided ? "divided" : side === 1 ? "good" : "bad";
    return {
      text: divided ? split : claim,
      step: divided ? ask : step,
      leaning,
      support: refsOf(more),
      against: refsOf(fewer),
    };
  });
}

const NOTHING = /^\W*(?:(?:no|nein|well|honestly|eigentlich)\b[\s,.]*)*(?:nothing|not much|nichts|wenig)\b/iu;

/** Whoever answers what should change asks for that, but for those who would change nothing. */
function wishesOf(group: Group, wording: Wording): FoundClaim[] {
  const quotes = openQuotes(group, MOST_QUOTES * 2);
  const said = new Map(group.members.map(({ line }) => [`${line.ownerId} ${line.index}`, line.text]));
  const isNothing = ({ ownerId, index }: QuoteRef) => NOTHING.test(said.get(`${ownerId} ${index}`) ?? "");
  const support = quotes.filter((ref) => !isNothing(ref)).slice(0, MOST_QUOTES);
  const against = quotes.filter(isNothing).slice(0, MOST_QUOTES);
  if (support.length < FEWEST) return [];
  const { claim, split, step, ask } = wording.wished(group.title);
  if (isDivided(support.length, against.length))
    return [{ text: split, step: ask, leaning: "divided", support, against }];
  return [{ text: claim, step, leaning: "bad", support, against }];
}

const refsOf = (voices: readonly Voice[]): QuoteRef[] => voices.slice(0, MOST_QUOTES).map(({ ref }) => ref);

function sidedOf({ kind, voices }: Opinion): Sided[] {
  const trouble = voices.filter(({ side }) => side === -1);
  const praise = voices.filter(({ side }) => side === 1);
  const side = praise.length > trouble.length ? 1 : -1;
  const [more, fewer] = side === 1 ? [praise, trouble] : [trouble, praise];
  if (more.length < (GENERAL.has(kind) ? FEWEST_GENERAL : FEWEST)) return [];
  return [{ kind, side, more, fewer, worth: (more.length + fewer.length / 2) * WEIGHT[kind] }];
}

const placeOf = ({ ref }: Voice): string => `${ref.ownerId} ${ref.index} ${ref.firstOffset}`;

function isSame(one: Sided, other: Sided): boolean {
  const places = new Set(other.more.map(placeOf));
  const shared = one.more.filter((voice) => places.has(placeOf(voice))).length;
  return shared > one.more.length * SAME;
}
