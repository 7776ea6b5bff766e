import type { Signal } from "../record";
import type { Unit } from "./units";

/** One clear word, neither denied nor supposed. */
const CLEAR = 1;
/** What was said longer ago than this many sentences is no longer the mood. */
const REMEMBERED = 6;

/**
 * Where praise turns to blame or blame to praise, within an answer or from one to the next. The quote is the sentence
 * in which it turned.
 */
export function sentimentTurns(units: readonly Unit[]): Signal[] {
  const turns: Signal[] = [];
  let mood: { sign: number; at: number; answer: number } | null = null;
  for (const [at, { stance, sentence, answer, line, atSeconds }] of units.entries()) {
    if (Math.abs(stance) < CLEAR || sentence.endsWith("?")) continue;
    const sign = Math.sign(stance);
    const near = mood && at - mood.at <= REMEMBERED && answer - mood.answer <= 1;
    if (mood && near && mood.sign !== sign) {
      const label = sign < 0 ? "Turns from praise to criticism" : "Turns from criticism to praise";
      turns.push({ kind: "sentiment", label, atSeconds, quote: sentence, index: line.index });
    }
    mood = { sign, at, answer };
  }
  return turns;
}
