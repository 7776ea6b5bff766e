/**
 * How well a word covers a term, by place: 1 in the passage itself, less in the question it answers and in neighboring
 * lines; and by kind: 1 for the same stem, less for another form, a synonym, or a word that people use together with
 * it. Fitted on the labeled development questions (tests/bench/analysis).
 */
export const WEIGHTS = {
  question: 0.65,
  nearby: { fits: 0.1, sure: 0.36 },
  both: 0.25,
  vague: 0.36,
  form: 0.65,
  related: { fits: 0.9, sure: 0.8 },
  moreRelated: 0.15,
  /** What words mean in general tells less than what conversations about products are about. */
  breadth: { concept: { fits: 1, sure: 1 }, field: { fits: 0.6, sure: 0 }, general: { fits: 0.2, sure: 0 } },
  /** A word near in meaning, from this cosine up. Affects ranking, never whether anything answers. */
  near: { share: 0.4, least: 0.2, bend: 1.5 },
  /**
   * Meaning, which counts less the more of the question somebody says: how close the closest word is to each of the
   * question's words, how alike question and line are as a whole, the question before the line, and its neighbors.
   */
  alike: { words: 0.8, whole: 0.45, asked: 0.6, beside: 0.06 },
  learned: 0.1,
  /** A word for the requested side, in a line that doesn't take it: "leave me logged in". */
  sideless: 0.5,
  softly: 0.55,
  /** Context, less with every line in between, counts if the question asks about several things together. */
  around: 0.8,
  fading: 0.8,
  /** Bonus for a passage that is the kind of answer asked for. */
  suited: 0.2,
  /** Flattens word scores, so that the kind of passage can decide between near equals. */
  flat: 0.73,
} as const;
