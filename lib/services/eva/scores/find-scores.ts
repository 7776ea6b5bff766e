import { groupBy } from "@/lib/core/data/group-by";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { saysSomething } from "../retrieve/asked/answers-to";
import { lastAsked } from "../retrieve/asked/put-to";
import type { Passage } from "../retrieve/corpus/passages";
import { type Score, scaleBelow, scaleIn, scoreIn } from "./score-in";

/** What people gave who were asked the same, one score each, highest first; `question` is "" if nobody asked. */
export type Scores = {
  question: string;
  stems: ReadonlySet<string>;
  of: number;
  given: { passage: Passage; score: Score }[];
};

/** On the scale of one or two, "seven" may be anything. */
const FEWEST_ON_SCALE = 2;

/** The scores that people gave in words or figures, by what they were asked, most people first. */
export function findScores(passages: readonly Passage[]): Scores[] {
  const answers = passages.filter(saysSomething);
  const byQuestion = groupBy(answers, ({ asked }) => asked.key);
  return [...byQuestion].flatMap(([key, said]) => scoresOf(key, said)).sort((a, b) => b.given.length - a.given.length);
}

function scoresOf(key: string, said: readonly Passage[]): Scores[] {
  const name = key === "" ? "" : (said[0]?.asked.text ?? "");
  const below = scaleBelow(
    name,
    said.map(({ line }) => line.text),
  );
  const scaleOf = (passage: Passage) => (key === "" ? null : (below ?? scaleIn(passage.asked.text)));
  const spoken = said.flatMap((passage) => scoreIn(passage.line.text, scaleOf(passage)) ?? []);
  const counts = groupBy(spoken, ({ of }) => of);
  const [usual] = [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .filter(([, all]) => all.length >= FEWEST_ON_SCALE);
  // "Four out of ten" of others tells what "seven" is out of.
  const scale = key === "" ? null : (usual?.[0] ?? null);
  const found = said.flatMap((passage) => {
    const score = scoreIn(passage.line.text, scale ?? scaleOf(passage));
    return score ? [{ passage, score }] : [];
  });
  return [...groupBy(found, ({ score }) => score.of)].map(([of, all]) => {
    // Who corrects a score means the last one.
    const last = new Map(all.map((one) => [one.passage.person, one] as const));
    const [first] = all;
    const asked = first?.passage.asked.text ?? "";
    return {
      question: key === "" ? "" : lastAsked(asked),
      stems: new Set(wordsOf(asked).map(distinctStemmerOf(first?.passage.language ?? null))),
      of,
      given: [...last.values()].sort((a, b) => b.score.value - a.score.value),
    };
  });
}
