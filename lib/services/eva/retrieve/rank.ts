import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { knownWords } from "@/lib/services/analysis/meaning/words";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { isSoftWord } from "@/lib/services/analysis/words/stop-words";
import { evidenceId, ownerOf } from "@/lib/services/evidence/record";
import { aroundOf } from "./around";
import { fuse } from "./fuse";
import { likenessOf } from "./likeness";
import { literally, match } from "./match";
import { measureOf } from "./measures";
import type { Passage } from "./passages";
import { readPostings } from "./postings";
import { type Asked, isThing } from "./question-terms";
import { countSides, readSides } from "./respects";
import { weigh } from "./weigh";
import { WEIGHTS } from "./weights";
import { isRole } from "./who-is-asked";

/**
 * `score` is for ranking. `coverage` is the share of the question that the passage covers, 0 to 1, `own` the share in
 * its own words, `rarest` how well it covers the question's rarest topic, `thing` the same of what it names and no side
 * that people take on it, and `least` how well the one of its topics
 * that it says least, if the question asks who says or does all of it, or how long or how many: then, the one that is
 * said least often. `worded` is its score by words alone, without nearness in meaning.
 */
export type Ranked = {
  passage: Passage;
  score: number;
  worded: number;
  coverage: number;
  own: number;
  rarest: number;
  thing: number;
  least: number;
};

/** Of the rarest topic's rarity: what everybody speaks of anyway tells nobody apart. */
const NEEDED = 0.7;
/** But whoever asks who "asked their boss before paying" wants both. */
const FEWEST_NEEDED = 2;
/** How well a passage has to say a word to be counted as saying it. */
const SAID = 0.4;

/** How many passages are tested for being the kind that is asked for. */
const LOOKED_AT = 100;

/** A counter-question, a bare "Yes." or a greeting says little; a long story dilutes. */
const BRIEF = 7;
const NAMES = 0.5;
const substance = ({ wordCount, line, isOfSeveral, distance }: Passage, own = 0): number => {
  if (/^[^.!]*\?["”’)\]\s]*$/.test(line.text)) return 0.4;
  // Who fills in a form names a thing in a word or two.
  if (isOfSeveral && distance === 1 && wordCount < BRIEF && own >= NAMES) return 1;
  return wordCount < 4 ? 0.5 : wordCount < 7 ? 0.85 : wordCount > 60 ? 0.9 : 1;
};

/** Whether a passage is the kind that a question asks for: a number, a reason, an opinion. */
const suits = ({ line: { text }, language }: Passage, { kind }: Asked): number => {
  const measure = measureOf(kind);
  if (measure) return measure.test(text) ? 1 + WEIGHTS.suited : 1;
  if (kind === "reason") return REASON.test(text) ? 1 + WEIGHTS.suited : 1;
  if (kind === "opinion") return 1 + (WEIGHTS.suited * Math.abs(sentimentOf(text, language) ?? 0)) / 100;
  return 1;
};

/** What says that a reason is given. */
export const REASON =
  /\b(because|since|so that|reason|why|thing is|it's that|it’s that|weil|denn|deshalb|grund|darum|damit)\b/i;

/** Passages of the people asked about on the topic, best first; rarity is judged over everyone. */
export async function rank(
  asked: Asked,
  passages: readonly Passage[],
  isAbout: (person: string) => boolean,
  near?: Nearness,
): Promise<Ranked[]> {
  const breathe = pacer();
  const postings = await readPostings(passages, breathe);
  const known = await knownWords();
  if (asked.terms.some(({ respect }) => respect !== null)) await readSides(passages, breathe);
  const weighed = weigh(asked, passages, postings, known);
  // How people feel affects ranking; whether anything answers is decided by the subject.
  const about = weighed.filter(({ term }) => !term.isFeeling);
  const total = about.reduce((sum, { weight }) => sum + weight, 0);
  const flat = weighed.reduce((sum, each) => sum + each.flat, 0);
  const flatAbout = about.reduce((sum, each) => sum + each.flat, 0);
  if (total === 0) return [];
  const topics = about.filter(({ term }) => !isSoftWord(term.word));
  const rarestOf = (all: typeof about) => all.reduce((a, b) => (b.rarity > a.rarity ? b : a));
  const rarestOne = rarestOf(topics.length > 0 ? topics : about);
  const named = about.filter(({ term }) => isThing(term));
  const rarestThing = named.length > 0 ? rarestOf(named) : null;
  const isHowLong = /\b(?:how long|wie lange)\b/u.test(asked.words.join(" "));
  const [scores, wordeds, meants, coverages, owns, rarests, things, leasts] = Array.from(
    { length: 8 },
    () => new Float32Array(passages.length),
  );
  if (!scores || !wordeds || !meants || !coverages || !owns || !rarests || !things || !leasts) return [];
  if (rarestThing === null) things.fill(1);
  leasts.fill(isHowLong ? 0 : 1);
  // Everybody here may be a driver.
  const others = about.filter(({ term }) => !isRole(term.word));
  const telling = others.filter(({ term }) => !isSoftWord(term.word));
  const wanted = telling.length > 0 ? telling : others;
  wanted.sort((a, b) => b.rarity - a.rarity);
  const rarest = wanted[0]?.rarity ?? 0;
  const needed = new Set(wanted.filter(({ rarity }, at) => at < FEWEST_NEEDED || rarity >= rarest * NEEDED));
  let said = 0;
  let fewest = Number.POSITIVE_INFINITY;
  const mostOf = (fits: Float32Array) =>
    passages.reduce((most, { person }, at) => (isAbout(person) ? Math.max(most, fits[at] ?? 0) : most), 0);
  for (const each of weighed) {
    await breathe();
    const matched = match(each, passages, postings, asked.vague);
    const aroundIn = (fits: Float32Array, among: number) => (among > 1 ? aroundOf(passages, fits) : null);
    const around = aroundIn(matched.fits, weighed.length);
    const aroundWorded = aroundIn(matched.worded, about.length);
    for (let at = 0; at < passages.length; at += 1) {
      const [fits, worded, sure] = [matched.fits[at] ?? 0, matched.worded[at] ?? 0, matched.sure[at] ?? 0];
      scores[at] = (scores[at] ?? 0) + each.flat * (fits + WEIGHTS.around * (around?.[at] ?? 0));
      meants[at] = (meants[at] ?? 0) + each.flat * (matched.meant[at] ?? 0);
      if (each.term.isFeeling) continue;
      wordeds[at] = (wordeds[at] ?? 0) + each.flat * (worded + WEIGHTS.around * (aroundWorded?.[at] ?? 0));
      coverages[at] = (coverages[at] ?? 0) + (each.weight * Math.min(1, sure)) / total;
      owns[at] = (owns[at] ?? 0) + (each.weight * (matched.own[at] ?? 0)) / total;
    }
    if (each === rarestOne) rarests.set(matched.sure);
    if (each === rarestThing) things.set(matched.sure);
    if (isHowLong) {
      const literal = literally(each, passages, postings);
      const count = literal.reduce((sum, one) => sum + Number(one >= SAID), 0);
      if (count > 0 && count < fewest) {
        fewest = count;
        leasts.set(literal);
      }
    }
    if (asked.isOfWho && needed.has(each))
      for (const [at, said] of literally(each, passages, postings).entries())
        leasts[at] = Math.min(leasts[at] ?? 0, said);
    if (!each.term.isFeeling) said += (each.weight * Math.min(1, mostOf(matched.sure))) / total;
  }
  const alike = await likenessOf(asked, passages, postings, known, breathe);
  // Words find what somebody says; meaning finds the rest.
  const share = asked.isOfSides ? 0 : 1 - said;
  const ranked: Ranked[] = [];
  for (const [at, passage] of passages.entries()) {
    if (at % 400 === 0) await breathe();
    if (!isAbout(passage.person)) continue;
    const found = scores[at] ?? 0;
    if (found === 0 && !near?.has(evidenceId(passage.line.origin, passage.line.index))) continue;
    const whole = substance(passage, owns[at]);
    const worded = ((wordeds[at] ?? 0) / flatAbout) ** WEIGHTS.flat * whole;
    const meaning = alike ? WEIGHTS.alike.words * ((meants[at] ?? 0) / flat) + (alike[at] ?? 0) : 0;
    const score = ((found / flat) ** WEIGHTS.flat + share * meaning) * whole;
    const [coverage = 0, own = 0, rarest = 0, least = 0] = [coverages[at], owns[at], rarests[at], leasts[at]];
    const thing = things[at] ?? 0;
    ranked.push({ passage, score, worded, coverage, own, rarest, thing, least });
  }
  ranked.sort(best);
  // Testing whether a passage is an opinion takes long, and changes no rank by much.
  for (const [at, one] of ranked.slice(0, LOOKED_AT).entries()) {
    if (at % 20 === 0) await breathe();
    const suited = suits(one.passage, asked);
    one.score *= suited;
    one.worded *= suited;
  }
  ranked.sort(best);
  return near ? fuse(ranked, near) : ranked;
}

const MOST_SIDES = 3;

/** What certain people said, if nothing else is asked: passages that take a side come first. */
export async function rankAll(passages: readonly Passage[], isAbout: (person: string) => boolean): Promise<Ranked[]> {
  const own = passages.filter(({ person }) => isAbout(person));
  await readSides(own, pacer());
  const ranked = own.map((passage): Ranked => {
    const sides = Math.min(MOST_SIDES, countSides(passage)) / MOST_SIDES;
    const score = substance(passage) * (1 + sides);
    return { passage, score, worded: 1, coverage: 1, own: 1, rarest: 1, thing: 1, least: 1 };
  });
  return ranked.sort(best);
}

const best = (a: Ranked, b: Ranked): number => b.score - a.score || order(a, b);
const order = (a: Ranked, b: Ranked): number =>
  ownerOf(a.passage.line.origin) < ownerOf(b.passage.line.origin) ? -1 : a.passage.line.index - b.passage.line.index;
