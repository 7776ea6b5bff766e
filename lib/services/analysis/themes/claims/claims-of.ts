import { isDivided } from "@/lib/core/is-divided";
import { CONCEPTS } from "@/lib/services/analysis/concepts/concepts-of";
import type { QuoteRef } from "@/lib/services/analysis/line";
import type { Group } from "../group";
import { topicKeys } from "../keys-of";
import type { Kind } from "../statements/lexicon";
import type { FoundClaim, Leaning } from "../theme";
import type { Wording } from "../wording/wording";
import { type Mood, moodOf } from "./mood-of";
import { MOST_QUOTES } from "./most-quotes";
import { namedClaim } from "./named-claim";
import { openQuotes } from "./open-quotes";
import { type Opinion, opinionsOf, type Voice } from "./opinion";
import type { Spoken } from "./spoken-of";
import { thingOf } from "./thing-of";

const MOST_CLAIMS = 3;
const FEWEST = 2;
/** General statements need more people. */
const GENERAL: ReadonlySet<Kind> = new Set(["liking", "wish"]);
const FEWEST_GENERAL = 3;
/** A claim that relies on another one's quotes says nothing new. */
const SAME = 0.6;
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

/** Nobody leaves because of leaving. */
const LEAVING = topicKeys(CONCEPTS.findIndex(({ title }) => title?.en === "Leaving"));
const isLeaving = ({ keys }: Group): boolean => keys.size > 0 && [...keys].every((key) => LEAVING.has(key));

type Sided = { kind: Kind; side: -1 | 1; more: Voice[]; fewer: Voice[]; worth: number };
/** `thing`: what people take that side on, in words; null if it is what they were asked for. */
type Chosen = Sided & { thing: string | null };

/** The claims about one theme, most people first: the aspects in which people take a side on it. */
export async function claimsOf(
  group: Group,
  spoken: readonly Spoken[],
  wording: Wording,
  german: boolean,
  breathe: () => Promise<void>,
): Promise<FoundClaim[]> {
  const { title, isAsked, nouns, thing: called } = group;
  const inside = isAsked ? null : ((german ? null : called) ?? wording.inside(title));
  // Nobody takes a side on a question itself: only on what most of its answers name, or on what it asked for.
  if (group.asksFor !== null) return namedClaim(group, group.asksFor, wording);
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
    const mood = await moodOf(group, spoken, breathe);
    const shared = moodClaim(group, mood, inside, wording);
    if (shared !== null) return [shared];
    const support = openQuotes(group, MOST_QUOTES);
    const isSided = mood.sure.length + mood.leaning.length > 0;
    const { claim, step } = inside === null ? wording.answered(title) : wording.open(inside, isSided);
    return support.length >= FEWEST ? [{ text: claim, step, leaning: "open", support, against: [] }] : [];
  }
  return chosen.map(({ kind, side, more, fewer, thing }) => {
    const { claim, split, step, ask } = thing === null ? wording.named("wish", title) : wording.of(kind, side, thing);
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

/** If no aspect is shared by enough people: the side that they are on, whatever they say specifically. */
function moodClaim(group: Group, { sure, leaning: less }: Mood, inside: string | null, wording: Wording) {
  const side = sure.reduce<number>((sum, voice) => sum + voice.side, 0) > 0 ? 1 : -1;
  const of = (own: readonly Voice[], which: number) => own.filter((voice) => voice.side === which);
  const more = of(sure, side).sort((a, b) => b.worth - a.worth);
  // Quotes against a claim are limited to fewer than those it relies on.
  const fewer = [...of(sure, -side), ...of(less, -side)].sort((a, b) => b.worth - a.worth);
  // In free conversation, a thing may be named next to trouble with something else.
  if (group.answers.size === 0 || more.length < FEWEST_GENERAL) return null;
  const about = inside === null ? { question: group.title } : { thing: inside };
  const { claim, split, step, ask } = wording.mood(side, about, more.length > group.people / 2);
  const divided = isDivided(more.length, fewer.length);
  const leaning: Leaning = divided ? "divided" : side === 1 ? "good" : "bad";
  const [support, against] = [refsOf(more), refsOf(fewer)];
  return { text: divided ? split : claim, step: divided ? ask : step, leaning, support, against };
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
