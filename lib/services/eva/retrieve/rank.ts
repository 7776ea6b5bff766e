import { CONCEPTS, MEANINGS, meaningsOf } from "@/lib/services/analysis/concepts/concepts-of";
import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { evidenceId, ownerOf } from "@/lib/services/evidence/record";
import { isSoftWord } from "../words/stop-words";
import { fuse } from "./fuse";
import { countStems, type Frequencies, learnRelated } from "./learn-related";
import type { Passage } from "./passages";
import type { Asked, Term } from "./question-terms";

/**
 * `score` ranks; `coverage` is how much of what the question is about the passage speaks of, 0 to 1, `own` how much of
 * it in its own words, and `rarest` how well it speaks of the question's rarest topic.
 */
export type Ranked = { passage: Passage; score: number; coverage: number; own: number; rarest: number };

/**
 * How well a word speaks of a term by where it stands: in the passage itself 1, in the question it answers, beside it;
 * and by what it is: the same stem 1, another form, a word of the same meaning, one that people use together with it.
 * Found by a search over the first half of the labelled questions (tests/bench/analysis).
 */
const PLACE = { question: 0.65, nearby: { fits: 0.25, sure: 0.36 }, both: 0.25 } as const;
const VAGUE = 0.36;
const FORM = 0.65;
const RELATED = 0.9;
const SURELY_RELATED = 0.8;
const MORE_RELATED = 0.15;
/** What words mean in general tells less than what talk about products is about. */
const GENERALLY = 0.2;
const LEARNED = 0.25;
const SOFTLY = 0.36;
/** What was said around, less with every line between, counts where several things are asked about together. */
const AROUND = { weight: 0.6, fading: 0.8 } as const;
/** How much it counts that a passage is the kind of answer that is asked for. */
const SUITED = 0.1;
/** Flattens how well the words fit, so that what kind of passage it is can decide between near equals. */
const FLAT = 0.73;
/** Passages of imagined other people: in a workspace of one interview its topic is no common word yet. */
const PRIOR = 300;

// A word that nobody used, but which has everyday synonyms, is judged by those.
// `weight` says how much a question is about it; for ranking, rare words count less than that (`flat`).
type Weighed = {
  term: Term;
  weight: number;
  flat: number;
  rarity: number;
  meanings: Map<number, number>;
  learned: Map<string, number>;
};

/** How telling it is that a passage speaks of a concept: 1 for one in a hundred passages and rarer, less for common. */
const telling = (having: number, all: number): number =>
  Math.min(1, Math.log((all + PRIOR) / (having + PRIOR / 100)) / Math.log(100));

function weigh({ terms }: Asked, passages: readonly Passage[], frequencies: Frequencies): Weighed[] {
  const languages = [...new Set(passages.map(({ language }) => language))];
  const speaking = new Map<number, number>();
  for (const { concepts } of passages) for (const id of concepts.own) speaking.set(id, (speaking.get(id) ?? 0) + 1);
  const rarityOf = (found: number) => Math.log(1 + (passages.length + PRIOR) / (found + PRIOR / 100));
  return terms.map((term) => {
    const stems = new Set(languages.map((language) => term.stemIn(language)));
    const found = Math.max(...[...stems].map((stem) => frequencies.get(stem) ?? 0), 0);
    const ids = new Set(["en", "de"].flatMap((language) => meaningsOf(language)(term.stemIn(language))));
    const meanings = new Map([...ids].map((id) => [id, telling(speaking.get(id) ?? 0, passages.length)]));
    const meant = Math.max(0, ...[...ids].map((id) => rarityOf(speaking.get(id) ?? 0)));
    const rarity = found === 0 && meant > 0 ? meant : rarityOf(found);
    const learned = learnRelated(term, passages, frequencies);
    const share = isSoftWord(term.word) ? SOFTLY : 1;
    return { term, weight: rarity * share, flat: Math.sqrt(rarity) * share, rarity, meanings, learned };
  });
}

/** `fits` ranks; `sure` counts only what leaves little doubt, for telling whether anything answers at all. */
type Strength = { fits: number; sure: number };
type Match = Strength & { own: number };
const NO_MATCH: Match = { fits: 0, sure: 0, own: 0 };
const FULL: Strength = { fits: 1, sure: 1 };

const strengthOf = (related: number, most: number, sum: number): number =>
  related * most + MORE_RELATED * Math.min(1, sum - most);

/** How well the passage speaks of one term: by itself, by where it stands, or in related words. */
function match(passage: Passage, { term, meanings, learned }: Weighed, vague: boolean): Match {
  const stem = term.stemIn(passage.language);
  const { concepts } = passage;
  const inPlace = (stems: ReadonlySet<string>, meant: ReadonlySet<number>): Strength => {
    if (stems.has(stem)) return FULL;
    let [most, sum, surest, surely] = [0, 0, 0, 0];
    for (const [id, told] of meanings)
      if (meant.has(id)) {
        if (MEANINGS[id]?.isOneWord) return { fits: FORM, sure: FORM };
        const isGeneral = id >= CONCEPTS.length;
        const fit = isGeneral ? told * GENERALLY : told;
        most = Math.max(most, fit);
        sum += fit;
        if (isGeneral) continue;
        surest = Math.max(surest, told);
        surely += told;
      }
    let also = 0;
    for (const [other, sure] of learned) if (stems.has(other)) also = Math.max(also, LEARNED * sure);
    return {
      fits: Math.max(also, strengthOf(RELATED, most, sum)),
      sure: Math.max(also, strengthOf(SURELY_RELATED, surest, surely)),
    };
  };
  const own = inPlace(passage.stems, concepts.own);
  const asked = inPlace(passage.question, concepts.question);
  const nearby = inPlace(passage.nearby, concepts.nearby);
  const answering = Math.max(0.4, 1 - 0.08 * (passage.distance - 1)) * (vague ? 1 : PLACE.question);
  const best = (kind: keyof Strength) => {
    const [said, answered] = [own[kind] * (vague ? VAGUE : 1), asked[kind] * answering];
    return Math.max(said, answered, nearby[kind] * PLACE.nearby[kind]) + PLACE.both * Math.min(said, answered);
  };
  return { fits: best("fits"), sure: best("sure"), own: own.sure * (vague ? VAGUE : 1) };
}

/**
 * How well what was said around each passage speaks of a term, less with every line between: what somebody says at length
 * names its topic once.
 */
function aroundOf(passages: readonly Passage[], matched: readonly Match[]): number[] {
  const around = matched.map(() => 0);
  const go = (from: number, step: 1 | -1) => {
    let carried = 0;
    for (let at = from; at >= 0 && at < passages.length; at += step) {
      const [before, here] = [passages[at - step]?.place, passages[at]?.place];
      carried =
        before && here && before.stretch === here.stretch
          ? carried * AROUND.fading ** Math.abs(here.line - before.line)
          : 0;
      around[at] = Math.max(around[at] ?? 0, carried);
      carried = Math.max(carried, matched[at]?.fits ?? 0);
    }
  };
  go(0, 1);
  go(passages.length - 1, -1);
  return around;
}

/** A question back, a bare "Yes." or a greeting says little, a long story dilutes. */
const substance = ({ wordCount, line }: Passage): number => {
  if (/^[^.!]*\?["”’)\]\s]*$/.test(line.text)) return 0.4;
  return wordCount < 4 ? 0.5 : wordCount < 7 ? 0.85 : wordCount > 60 ? 0.9 : 1;
};

/** Whether a passage is of the kind that a question asks for: a number, a reason, somebody's opinion. */
const suits = ({ line: { text }, language }: Passage, { kind }: Asked): number => {
  if (kind === "number") return NUMBER.test(text) ? 1 + SUITED : 1;
  if (kind === "reason") return REASON.test(text) ? 1 + SUITED : 1;
  if (kind === "opinion") return 1 + (SUITED * Math.abs(sentimentOf(text, language) ?? 0)) / 100;
  return 1;
};

const NUMBER =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|once|twice|half|percent|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|hundert|tausend|stunden?|minutes|hours|days|weeks|months)\b/i;
const REASON =
  /\b(because|since|so that|reason|why|thing is|it's that|it’s that|weil|denn|deshalb|grund|darum|damit)\b/i;

/** Passages of those who are asked for about what was asked, best first; what is rare is judged by what everybody says. */
export async function rank(
  asked: Asked,
  passages: readonly Passage[],
  isAbout: (person: string) => boolean,
  near?: Nearness,
): Promise<Ranked[]> {
  const breathe = pacer();
  const weighed = weigh(asked, passages, countStems(passages));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const flat = weighed.reduce((sum, each) => sum + each.flat, 0);
  if (total === 0) return [];
  const topics = weighed.filter(({ term }) => !isSoftWord(term.word));
  const rarestOne = (topics.length > 0 ? topics : weighed).reduce((a, b) => (b.rarity > a.rarity ? b : a));
  const ranked: Ranked[] = [];
  const matches: { found: Match[]; around: number[] }[] = [];
  for (const each of weighed) {
    const found: Match[] = [];
    for (const [at, passage] of passages.entries()) {
      if (at % 100 === 0) await breathe();
      found.push(match(passage, each, asked.vague));
    }
    matches.push({ found, around: aroundOf(passages, found) });
  }
  for (const [at, passage] of passages.entries()) {
    if (at % 100 === 0) await breathe();
    if (!isAbout(passage.person)) continue;
    let score = 0;
    let coverage = 0;
    let own = 0;
    let rarest = 0;
    for (const [nth, each] of weighed.entries()) {
      const matched = matches[nth]?.found[at] ?? NO_MATCH;
      const around = weighed.length > 1 ? (matches[nth]?.around[at] ?? 0) : 0;
      score += each.flat * (matched.fits + AROUND.weight * around);
      coverage += (each.weight * Math.min(1, matched.sure)) / total;
      own += (each.weight * matched.own) / total;
      if (each === rarestOne) rarest = matched.sure;
    }
    if (score === 0 && !near?.has(evidenceId(passage.line.origin, passage.line.index))) continue;
    score = (score / flat) ** FLAT * substance(passage) * suits(passage, asked);
    ranked.push({ passage, score, coverage, own, rarest });
  }
  ranked.sort((a, b) => b.score - a.score || order(a, b));
  return near ? fuse(ranked, near) : ranked;
}

const order = (a: Ranked, b: Ranked): number =>
  ownerOf(a.passage.line.origin) < ownerOf(b.passage.line.origin) ? -1 : a.passage.line.index - b.passage.line.index;
