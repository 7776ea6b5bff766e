import { type Language, localeOf } from "@/lib/core/languages";

/** From here on a figure can't be a year, which is written without a separator in all languages. */
const FIRST_GROUPED = 10_000;
const mayBeYear = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < FIRST_GROUPED;

/** A number as people write it in a language, with all of its digits; in groups of three if it can't be a year. */
export function numberText(value: number, language: Language, useGrouping = !mayBeYear(value)): string {
  const format = { maximumFractionDigits: 20, ...(!useGrouping && { useGrouping }) };
  return new Intl.NumberFormat(localeOf(language), format).format(value);
}

/** An answer of any kind as text, in the language around it. */
export function answerText(answer: string | number | string[], language: Language): string {
  // A whole number may be a year or a postcode, whatever its size.
  if (typeof answer === "number") return numberText(answer, language, !Number.isInteger(answer));
  return typeof answer === "string" ? answer : answer.join(", ");
}
