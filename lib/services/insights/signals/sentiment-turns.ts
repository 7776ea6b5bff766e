import type { Signal } from "../record";
import type { Unit } from "./units";

/** Clear words, neither negated nor hypothetical nor someone else's. */
const CLEAR = 1;
/** Sentences of an answer for which the mood is remembered. */
const REMEMBERED = 3;
const CONTRAST =
  /^\W*(but|however|unfortunately|sadly|although|though|yet|then|and then|on the other hand|still|only|aber|leider|allerdings|trotzdem|dann)\b/i;

/**
 * Where praise turns to blame or blame to praise: between nearby sentences of an answer, or from one answer to the next
 * about the same question or with a "but". The quote is the sentence in which it turned.
 */
export function sentimentTurns(units: readonly Unit[]): Signal[] {
  const turns: Signal[] = [];
  let mood: Unit | null = null;
  for (const unit of units) {
    if (Math.abs(unit.feeling) < CLEAR) continue;
    if (mood && Math.sign(mood.feeling) !== Math.sign(unit.feeling) && isNear(mood, unit)) {
      const label = unit.feeling < 0 ? "Turns from praise to criticism" : "Turns from criticism to praise";
      const { sentence: quote, atSeconds, line } = unit;
      turns.push({ kind: "sentiment", label, atSeconds, quote, index: line.index });
    }
    mood = unit;
  }
  return turns;
}

function isNear(before: Unit, after: Unit): boolean {
  if (before.answer === after.answer) return after.place - before.place <= REMEMBERED;
  if (after.answer - before.answer !== 1 || after.place > REMEMBERED) return false;
  const sameQuestion = after.line.questionId !== null && after.line.questionId === before.line.questionId;
  return sameQuestion || CONTRAST.test(after.sentence);
}
