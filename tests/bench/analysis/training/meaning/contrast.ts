import { add, commonOf, directionsOf, dot, slopesOfSums, sumsOf } from "./directions";
import type { Said } from "./subjects";

/** Word vectors, flat, and each word's weight in a sum. */
export type Words = { vectors: Float64Array; weights: Float64Array; dimensions: number };

/** The temperature: how sharply the nearest answers are separated from the others. */
const HEAT = 0.2;
/** Finding a question from its answer counts less than finding an answer from its question. */
const BACK = 0.5;

/**
 * The contrastive loss of one subject: each question should be nearer to the answers of its aspect than to others, and
 * each answer to its questions. Adds its gradient, times `share`, to `slope`.
 */
export function contrast(
  questions: readonly Said[],
  answers: readonly Said[],
  { vectors, weights, dimensions }: Words,
  share: number,
  slope: Float64Array,
): number {
  const sums = (said: readonly Said[]) =>
    sumsOf(
      said.map(({ words }) => words),
      vectors,
      weights,
      dimensions,
    );
  const answerSums = sums(answers);
  const common = commonOf(answerSums);
  const [asked, told] = [directionsOf(sums(questions), common), directionsOf(answerSums, common)];
  const scores = asked.rows.map((question) => told.rows.map((answer) => dot(question, answer) / HEAT));
  const belongs = questions.map(({ aspect }) => answers.map((answer) => answer.aspect === aspect));
  const there = pulls(scores, belongs);
  const back = pulls(flip(scores), flip(belongs));
  const askedSlopes = asked.rows.map(() => new Float64Array(dimensions));
  const toldSlopes = told.rows.map(() => new Float64Array(dimensions));
  for (const [q, row] of there.slopes.entries())
    for (const [a, pull] of row.entries()) {
      const by = (share * (pull + BACK * (back.slopes[a]?.[q] ?? 0))) / HEAT;
      add(askedSlopes[q] ?? new Float64Array(), told.rows[a], by);
      add(toldSlopes[a] ?? new Float64Array(), asked.rows[q], by);
    }
  const spread = (said: readonly Said[], slopes: readonly Float64Array[]) => {
    for (const [at, { words }] of said.entries())
      for (const word of words)
        add(slope.subarray(word * dimensions, (word + 1) * dimensions), slopes[at], weights[word] ?? 0);
  };
  spread(questions, slopesOfSums(askedSlopes, asked));
  spread(answers, slopesOfSums(toldSlopes, told));
  return there.loss + BACK * back.loss;
}

const flip = <Each>(rows: readonly (readonly Each[])[]): Each[][] =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)));

/** The softmax loss of each row, whose matching entries should have all the mass, and its gradient for each score. */
function pulls(scores: readonly (readonly number[])[], belongs: readonly (readonly boolean[])[]) {
  let loss = 0;
  const slopes = scores.map((row, at) => {
    const most = Math.max(...row);
    const parts = row.map((score) => Math.exp(score - most));
    const all = parts.reduce((sum, each) => sum + each, 0);
    const isRight = (nth: number) => belongs[at]?.[nth] === true;
    const right = parts.reduce((sum, each, nth) => sum + (isRight(nth) ? each : 0), 0) || 1e-9;
    loss -= Math.log(right / all) / scores.length;
    return parts.map((part, nth) => (part / all - (isRight(nth) ? part / right : 0)) / scores.length);
  });
  return { loss, slopes };
}
