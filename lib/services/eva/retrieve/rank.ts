import { ownerOf } from "@/lib/services/evidence/record";
import { relatedWords } from "../words/related-words";
import { stemmerOf } from "../words/stem";
import { isSoftWord } from "../words/stop-words";
import { countStems, type Frequencies, learnRelated } from "./learn-related";
import type { Passage } from "./passages";
import type { Asked, Term } from "./question-terms";

/**
 * `score` ranks; `coverage` is how much of what the question is about the passage speaks of, 0 to 1, `own` how much of
 * it in its own words, and `rarest` how well it speaks of the question's rarest topic.
 */
export type Ranked = { passage: Passage; score: number; coverage: number; own: number; rarest: number };

/** How well a stem in the passage itself, in the question it answers or beside it speaks of a term. */
const PLACE = { own: 1, question: 0.75, nearby: 0.45 } as const;
const RELATED = 0.55;
const LEARNED = 0.3;
const SOFTLY = 0.35;
/** Passages of imagined other people: in a workspace of one interview its topic is no common word yet. */
const PRIOR = 300;

// A word that nobody used, but which has everyday synonyms, is judged by those.
type Weighed = { term: Term; weight: number; rarity: number; related: string[]; learned: Map<string, number> };

function weigh({ terms }: Asked, passages: readonly Passage[], frequencies: Frequencies): Weighed[] {
  const languages = [...new Set(passages.map(({ language }) => language))];
  return terms.map((term) => {
    const stems = new Set(languages.map((language) => term.stemIn(language)));
    const found = Math.max(...[...stems].map((stem) => frequencies.get(stem) ?? 0), 0);
    const rarity = Math.log(1 + (passages.length + PRIOR) / (found + PRIOR / 100));
    const related = relatedWords(term.word);
    const softly = isSoftWord(term.word) || (found === 0 && related.length > 0);
    const learned = learnRelated(term, passages, frequencies);
    return { term, weight: softly ? rarity * SOFTLY : rarity, rarity, related, learned };
  });
}

/** How well the passage speaks of one term: by itself, by where it stands, or in related words. */
function match(passage: Passage, { term, related, learned }: Weighed, vague: boolean): { best: number; own: number } {
  const stem = term.stemIn(passage.language);
  const stemRelated = stemmerOf(passage.language);
  const relatedStems = related.map(stemRelated);
  const inPlace = (stems: ReadonlySet<string>): number => {
    if (stems.has(stem)) return 1;
    if (relatedStems.some((other) => stems.has(other))) return RELATED;
    let most = 0;
    for (const [other, sure] of learned) if (stems.has(other)) most = Math.max(most, LEARNED * sure);
    return most;
  };
  const own = inPlace(passage.stems) * (vague ? PLACE.nearby : PLACE.own);
  const asked =
    inPlace(passage.question) * (vague ? PLACE.own : PLACE.question) * Math.max(0.4, 1 - 0.08 * (passage.distance - 1));
  const nearby = inPlace(passage.nearby) * PLACE.nearby;
  return { own, best: Math.max(own, asked, nearby) + 0.25 * Math.min(own, asked) };
}

/** A question back, a bare "Yes." or a greeting says little, a long story dilutes. */
const substance = ({ wordCount, line }: Passage): number => {
  if (/^[^.!]*\?["”’)\]\s]*$/.test(line.text)) return 0.4;
  return wordCount < 4 ? 0.5 : wordCount < 7 ? 0.85 : wordCount > 60 ? 0.9 : 1;
};

/** Passages about what was asked, best first. */
export function rank(asked: Asked, passages: readonly Passage[]): Ranked[] {
  const weighed = weigh(asked, passages, countStems(passages));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const topics = weighed.filter(({ term }) => !isSoftWord(term.word));
  const rarestOne = (topics.length > 0 ? topics : weighed).reduce((a, b) => (b.rarity > a.rarity ? b : a));
  const ranked = passages.map((passage) => {
    let score = 0;
    let coverage = 0;
    let ownCoverage = 0;
    let rarest = 0;
    for (const each of weighed) {
      const { best, own } = match(passage, each, asked.vague);
      score += each.weight * best;
      coverage += each.weight * Math.min(1, best);
      ownCoverage += each.weight * own;
      if (each === rarestOne) rarest = best;
    }
    return {
      ...{ passage, score: (score / total) * substance(passage) },
      coverage: coverage / total,
      own: ownCoverage / total,
      rarest,
    };
  });
  return ranked.filter(({ coverage }) => coverage > 0).sort((a, b) => b.score - a.score || order(a, b));
}

const order = (a: Ranked, b: Ranked): number =>
  ownerOf(a.passage.line.origin) < ownerOf(b.passage.line.origin) ? -1 : a.passage.line.index - b.passage.line.index;
