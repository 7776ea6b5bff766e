import { questionsById, type SessionFacts } from "../facts";
import type { Signal } from "../record";
import type { Unit } from "./units";

/** How clear words must be to count against a number. */
const CLEAR = 1.6;

/** A top or bottom rating with words that say the opposite about the same question. */
export function ratingContradictions(units: readonly Unit[], { answers, guide }: SessionFacts): Signal[] {
  const questions = questionsById(guide);
  return answers.flatMap(({ questionId, value, followUp }): Signal[] => {
    const question = questions.get(questionId);
    if (question?.kind !== "scale" || typeof value !== "number" || followUp) return [];
    const { min, max } = question.scale ?? { min: 1, max: 5 };
    const sign = value === max ? 1 : value === min ? -1 : 0;
    const about = units.filter(({ line }) => line.questionId === questionId);
    const feeling = about.reduce((sum, unit) => sum + unit.feeling, 0);
    if (sign === 0 || feeling * sign > -CLEAR) return [];
    const telling = about.reduce((a, b) => (b.feeling * sign < a.feeling * sign ? b : a));
    const { line, sentence, atSeconds } = telling;
    const label = `Rated it ${value} of ${max} but said otherwise`;
    return [{ kind: "contradiction", label, atSeconds, quote: sentence, index: line.index }];
  });
}
