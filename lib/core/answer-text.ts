import { type Language, localeOf } from "./languages";

/** From here on a whole number can't be a year, which is written without a separator in all languages. */
const FIRST_GROUPED = 10_000;

/** A number as people write it in a language, with all of its digits. */
export function numberText(value: number, language: Language): string {
  const mayBeYear = Number.isInteger(value) && Math.abs(value) < FIRST_GROUPED;
  const format = { maximumFractionDigits: 20, ...(mayBeYear && { useGrouping: false }) };
  return new Intl.NumberFormat(localeOf(language), format).format(value);
}

/** An answer of any kind as text, in the language around it. */
export function answerText(answer: string | number | string[], language: Language): string {
  if (typeof answer === "number") return numberText(answer, language);
  return typeof answer === "string" ? answer : answer.join(", ");
}
