import { isSoftWord } from "@/lib/services/analysis/words/stop-words";
import { isRole } from "../asked/who-is-asked";
import type { Passage } from "../corpus/passages";
import { type Asked, isThing } from "../question/question-terms";
import { aroundOf } from "./around";
import { literally, type Match, match } from "./match";
import type { Postings } from "./postings";
import type { Weighed } from "./weigh";
import { WEIGHTS } from "./weights";

/** Of the rarest topic's rarity: what everybody speaks of anyway tells nobody apart. */
const NEEDED = 0.7;
/** But whoever asks who "asked their boss before paying" wants both. */
const FEWEST_NEEDED = 2;
/** How well a passage has to say a word to be counted as saying it. */
const SAID = 0.4;

/**
 * The terms of a question. `about`: its subject, without how people feel about it; `total` and `flat` are the weights
 * of that and of all. `rarest`: the rarest topic, `rarestThing` the rarest that is a thing; `needed`: those that tell
 * people apart.
 */
type Topics = {
  weighed: readonly Weighed[];
  about: readonly Weighed[];
  total: number;
  flat: number;
  flatAbout: number;
  rarest: Weighed;
  rarestThing: Weighed | null;
  needed: ReadonlySet<Weighed>;
  isHowLong: boolean;
};

const rarestOf = (all: readonly Weighed[]) =>
  all.reduce<Weighed | null>((a, b) => (a === null || b.rarity > a.rarity ? b : a), null);

const withoutSoft = (all: readonly Weighed[]) => all.filter(({ term }) => !isSoftWord(term.word));

const sum = (all: readonly Weighed[], by: "weight" | "flat") => all.reduce((total, each) => total + each[by], 0);

/** Null if nothing but a feeling is asked about. */
export function topicsOf(asked: Asked, weighed: readonly Weighed[]): Topics | null {
  // How people feel affects ranking; whether anything answers is decided by the subject.
  const about = weighed.filter(({ term }) => !term.isFeeling);
  const total = sum(about, "weight");
  const rarest = rarestOf(withoutSoft(about)) ?? rarestOf(about);
  if (total === 0 || rarest === null) return null;
  return {
    weighed,
    about,
    total,
    flat: sum(weighed, "flat"),
    flatAbout: sum(about, "flat"),
    rarest,
    rarestThing: rarestOf(about.filter(({ term }) => isThing(term))),
    needed: neededOf(about),
    isHowLong: /\b(?:how long|wie lange)\b/u.test(asked.words.join(" ")),
  };
}

function neededOf(about: readonly Weighed[]): Set<Weighed> {
  // Everybody here may be a driver.
  const others = about.filter(({ term }) => !isRole(term.word));
  const telling = withoutSoft(others);
  const wanted = [...(telling.length > 0 ? telling : others)].sort((a, b) => b.rarity - a.rarity);
  const most = wanted[0]?.rarity ?? 0;
  return new Set(wanted.filter(({ rarity }, at) => at < FEWEST_NEEDED || rarity >= most * NEEDED));
}

const MEASURES = ["found", "meant", "worded", "coverage", "own", "rarest", "thing", "least"] as const;

/**
 * How well each passage covers a question: `found` for ranking, `meant` by meaning alone, the others as in `Ranked`.
 * `said`: the share of the question that anybody certainly says.
 */
export type Scores = Record<(typeof MEASURES)[number], Float32Array> & { said: number };

/** `isAbout`: whether a person is one of those asked about. */
export async function scoresOf(
  asked: Asked,
  topics: Topics,
  passages: readonly Passage[],
  postings: Postings,
  isAbout: (person: string) => boolean,
  breathe: () => Promise<void>,
): Promise<Scores> {
  const made = MEASURES.map((measure) => [measure, new Float32Array(passages.length)] as const);
  const scores = { ...Object.fromEntries(made), said: 0 } as Scores;
  if (topics.rarestThing === null) scores.thing.fill(1);
  scores.least.fill(topics.isHowLong ? 0 : 1);
  let fewest = Number.POSITIVE_INFINITY;
  for (const each of topics.weighed) {
    await breathe();
    const matched = match(each, passages, postings, asked.vague);
    addTerm(scores, each, matched, topics, passages);
    if (each === topics.rarest) scores.rarest.set(matched.sure);
    if (each === topics.rarestThing) scores.thing.set(matched.sure);
    if (topics.isHowLong) {
      const literal = literally(each, passages, postings);
      const count = literal.reduce((all, one) => all + Number(one >= SAID), 0);
      if (count > 0 && count < fewest) {
        fewest = count;
        scores.least.set(literal);
      }
    }
    if (asked.isOfWho && topics.needed.has(each))
      for (const [at, said] of literally(each, passages, postings).entries())
        scores.least[at] = Math.min(scores.least[at] ?? 0, said);
    if (each.term.isFeeling) continue;
    const most = passages.reduce(
      (max, { person }, at) => (isAbout(person) ? Math.max(max, matched.sure[at] ?? 0) : max),
      0,
    );
    scores.said += (each.weight * Math.min(1, most)) / topics.total;
  }
  return scores;
}

/** Adds what a term contributes, in a passage and in the lines around it. */
function addTerm(scores: Scores, each: Weighed, matched: Match, topics: Topics, passages: readonly Passage[]): void {
  const aroundIn = (fits: Float32Array, among: readonly Weighed[]) =>
    among.length > 1 ? aroundOf(passages, fits) : null;
  const around = aroundIn(matched.fits, topics.weighed);
  const aroundWorded = aroundIn(matched.worded, topics.about);
  const add = (to: Float32Array, at: number, value: number) => {
    to[at] = (to[at] ?? 0) + value;
  };
  for (let at = 0; at < passages.length; at += 1) {
    const [fits, worded, sure] = [matched.fits[at] ?? 0, matched.worded[at] ?? 0, matched.sure[at] ?? 0];
    add(scores.found, at, each.flat * (fits + WEIGHTS.around * (around?.[at] ?? 0)));
    add(scores.meant, at, each.flat * (matched.meant[at] ?? 0));
    if (each.term.isFeeling) continue;
    add(scores.worded, at, each.flat * (worded + WEIGHTS.around * (aroundWorded?.[at] ?? 0)));
    add(scores.coverage, at, (each.weight * Math.min(1, sure)) / topics.total);
    add(scores.own, at, (each.weight * (matched.own[at] ?? 0)) / topics.total);
  }
}
