export type Feeling = "negative" | "neutral" | "positive";

/** Score from which a text takes a side. */
const SIDED = 15;

/** A score as a word; no score is neutral. */
export const feelingOf = (score: number | null): Feeling =>
  score === null || Math.abs(score) < SIDED ? "neutral" : score < 0 ? "negative" : "positive";
