import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { knownWords } from "@/lib/services/analysis/meaning/words";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { evidenceId, ownerOf } from "@/lib/services/evidence/record";
import type { Passage } from "../corpus/passages";
import type { Asked } from "../question/question-terms";
import { fuse } from "./fuse";
import { likenessOf } from "./likeness";
import { measureOf } from "./measures";
import { readPostings } from "./postings";
import { countSides, readSides } from "./respects";
import { type Scores, scoresOf, topicsOf } from "./scores";
import { weigh } from "./weigh";
import { WEIGHTS } from "./weights";

/**
 * `score` is for ranking; `worded` is that by words alone, without nearness in meaning. `coverage` is the share of the
 * question that the passage covers, 0 to 1, and `own` the share in its own words. `rarest` is how well it covers the
 * question's rarest topic, and `thing` the same of what it names and no side that people take on it. `least` is how well
 * it covers the topic that it says least, if the question asks who says or does all of it, or the topic that is said
 * least often, if it asks how long something takes.
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
  const topics = topicsOf(asked, weigh(asked, passages, postings, known));
  if (topics === null) return [];
  const scores = await scoresOf(asked, topics, passages, postings, isAbout, breathe);
  const alike = await likenessOf(asked, passages, postings, known, breathe);
  // Words find what somebody says; meaning finds the rest.
  const share = asked.isOfSides ? 0 : 1 - scores.said;
  const ranked: Ranked[] = [];
  for (const [at, passage] of passages.entries()) {
    if (at % 400 === 0) await breathe();
    if (!isAbout(passage.person)) continue;
    const of = (measure: Exclude<keyof Scores, "said">) => scores[measure][at] ?? 0;
    if (of("found") === 0 && !near?.has(evidenceId(passage.line.origin, passage.line.index))) continue;
    const whole = substance(passage, of("own"));
    const meaning = alike ? WEIGHTS.alike.words * (of("meant") / topics.flat) + (alike[at] ?? 0) : 0;
    ranked.push({
      passage,
      score: ((of("found") / topics.flat) ** WEIGHTS.flat + share * meaning) * whole,
      worded: (of("worded") / topics.flatAbout) ** WEIGHTS.flat * whole,
      coverage: of("coverage"),
      own: of("own"),
      rarest: of("rarest"),
      thing: of("thing"),
      least: of("least"),
    });
  }
  ranked.sort(best);
  await favorSuiting(ranked, asked, breathe);
  ranked.sort(best);
  return near ? fuse(ranked, near) : ranked;
}

/** Testing whether a passage is an opinion takes long, and changes no rank by much: only the best are. */
async function favorSuiting(ranked: readonly Ranked[], asked: Asked, breathe: () => Promise<void>): Promise<void> {
  for (const [at, one] of ranked.slice(0, LOOKED_AT).entries()) {
    if (at % 20 === 0) await breathe();
    const suited = suits(one.passage, asked);
    one.score *= suited;
    one.worded *= suited;
  }
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
