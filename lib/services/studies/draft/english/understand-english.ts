import { BY_QUESTION_WORD } from "./by-question-word";
import { CAUSES } from "./causes";
import { DOINGS } from "./doings";
import { DESCRIBED, IDEAS } from "./ideas";
import { JUDGMENTS } from "./judgments";
import { plainly } from "./plainly";
import { type Reading, type Rule, thing } from "./reading";
import { asNamed, SUBJECTS } from "./subjects";

const MOST_WORDS_OF_A_THING = 7;

/** The first that fits reads the question: the surest come first. */
const RULES: readonly Rule[] = [
  ...DESCRIBED,
  ...CAUSES,
  ...JUDGMENTS,
  ...DOINGS,
  ...IDEAS,
  ...BY_QUESTION_WORD,
  ...SUBJECTS,
];

/** Reads an English research question: what it asks, of whom, and about what. */
export function understandEnglish(question: string): Reading {
  const plain = plainly(question);
  for (const [pattern, read] of RULES) {
    const [, ...parts] = pattern.exec(plain) ?? [];
    if (parts.length > 0) return read(parts);
  }
  // A few words are a subject; a longer text that fits no rule couldn't be put into one of our sentences.
  return thing("attitude", plain.split(" ").length <= MOST_WORDS_OF_A_THING ? asNamed(plain) : "");
}
