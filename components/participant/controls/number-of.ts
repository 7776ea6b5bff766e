import type { Language } from "../words/language";

const PLAIN = /^[-+]?\d{1,15}([.,]\d{1,6})?$/;
/** Thousands are all separated by the same sign, which isn't the decimal separator. */
const GROUPED = /^[-+]?[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3}){0,3}(?:(?!\1)([.,])\d{1,6})?$/;

/**
 * Parses a number, with or without thousands separators; null if it is none. `1,200` is twelve hundred in English and
 * one and a fifth elsewhere, and `1.200` the other way round.
 */
export function numberOf(text: string, language: Language): number | null {
  const trimmed = text.trim();
  const [whole, group, point] = GROUPED.exec(trimmed) ?? [];
  if (whole && group && !isDecimal(whole, group, point, language))
    return Number(whole.replaceAll(group, "").replace(",", "."));
  return PLAIN.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}

function isDecimal(whole: string, sign: string, point: string | undefined, language: Language): boolean {
  const isClear = point !== undefined || whole.indexOf(sign) !== whole.lastIndexOf(sign);
  return !isClear && sign === (language === "en" ? "." : ",");
}
