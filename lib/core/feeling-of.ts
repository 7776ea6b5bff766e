export type Feeling = "negative" | "neutral" | "positive";

/** Points from which a text takes a side. */
const SIDED = 15;

/** How a score reads in a word; what says nothing is neutral. */
export const feelingOf = (score: number | null): Feeling =>
  score === null || Math.abs(score) < SIDED ? "neutral" : score < 0 ? "negative" : "positive";
