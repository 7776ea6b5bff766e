/**
 * How well a word speaks of a term by where it stands: in the passage itself 1, in the question it answers, beside it;
 * and by what it is: the same stem 1, another form, a word of the same meaning, one that people use together with it.
 * Found on the labelled questions for development (tests/bench/analysis).
 */
export const WEIGHTS = {
  question: 0.65,
  nearby: { fits: 0.1, sure: 0.36 },
  both: 0.25,
  vague: 0.36,
  form: 0.65,
  related: { fits: 0.9, sure: 0.8 },
  moreRelated: 0.15,
  /** What words mean in general tells less than what talk about products is about. */
  breadth: { concept: { fits: 1, sure: 1 }, field: { fits: 0.6, sure: 0 }, general: { fits: 0.2, sure: 0 } },
  /** A word near in meaning, from a cosine on. It ranks, and never tells whether anything answers. */
  near: { share: 0.4, least: 0.2, bend: 1.5 },
  /** How alike question and line are as a whole, what was asked before and what stands beside too; less where words tell. */
  alike: { share: 0.3, asked: 0.5, beside: 0.4 },
  learned: 0.1,
  /** A word for a side that is asked for, in a line that does not take it: "leave me logged in". */
  sideless: 0.5,
  softly: 0.55,
  /** What was said around, less with every line between, counts where several things are asked about together. */
  around: 0.8,
  fading: 0.8,
  /** How much it counts that a passage is the kind of answer that is asked for. */
  suited: 0.2,
  /** Flattens how well the words fit, so that what kind of passage it is can decide between near equals. */
  flat: 0.73,
} as const;
