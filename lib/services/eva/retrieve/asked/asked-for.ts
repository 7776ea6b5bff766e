import { answerOf } from "@/lib/services/analysis/themes/claims/answer-of";
import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import type { Passage } from "../corpus/passages";
import { type Asked, questionTerms } from "../question/question-terms";
import { namesIt } from "../ranking/respects";

const FEWEST = 2;
/** Share of the words of the longer of two questions that makes them one of a guide. */
const ALIKE = 0.5;
const SURPRISE = /(?<!\p{L})(?:surpris|überrasch|unexpected|unerwartet)/iu;
const DENIES = /^\W*(?:no|nope|nein|nee)\b[^.!?]*[.!?]?\s*$/iu;

/** "What surprised you?" asks for what "What surprised people?" wants to know, though an answer may be on any side. */
const asksToo = ({ asked, line }: Passage, { kinds }: Respect): boolean =>
  kinds.includes("surprise") &&
  SURPRISE.test(asked.text) &&
  answerOf(line.text, "trouble") === "something" &&
  !DENIES.test(line.text);

/** "Is anything missing?" */
const LACKING = /^(?:miss\p{L}*|lack\p{L}*|fehl\p{L}*|vermiss\p{L}*)$/u;
const asksNothingElse = ({ asked }: Passage): boolean => {
  const { terms, isOfSides } = questionTerms(asked.text, new Set());
  return isOfSides || (asked.names === "lack" && terms.every(({ word }) => LACKING.test(word)));
};

/** What is asked of one person alone, in passing, asks for more than a side, or for none. */
function isOfGuide({ asked, interview }: Passage, all: readonly Passage[]): boolean {
  const words = new Set(asked.key.split(" "));
  return all.some((other) => {
    if (other.interview === interview || other.asked.key === "") return false;
    const others = other.asked.key.split(" ");
    return others.filter((word) => words.has(word)).length >= ALIKE * Math.max(words.size, others.length);
  });
}

/**
 * Who was asked for just the side that a question asks for, as others were, and names something: asked what people wish
 * for, those are surest. Of certain people, whatever they were asked counts.
 */
export function askedFor({ terms, isOfSides, names }: Asked, passages: readonly Passage[]): Passage[] {
  if (!isOfSides) return [];
  const respects = terms.flatMap(({ respect }) => respect ?? []);
  const answering = passages.filter(
    (passage) =>
      passage.distance === 1 && respects.every((respect) => namesIt(passage, respect) || asksToo(passage, respect)),
  );
  if (names.size > 0) return answering;
  const found = answering.filter((passage) => asksNothingElse(passage) || isOfGuide(passage, answering));
  return new Set(found.map(({ person }) => person)).size < FEWEST ? [] : found;
}
