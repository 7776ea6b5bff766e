import { type Language, localeOf } from "@/lib/core/languages";

const PLAIN = /^[-+]?\d{1,15}([.,]\d{1,6})?$/;
/** Thousands are all separated by the same sign, which isn't the decimal separator. */
const GROUPED = /^[-+]?[1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\1\d{3}){0,3}(?:(?!\1)([.,])\d{1,6})?$/;
const ARABIC_SIGNS: Record<string, string> = { "٫": ".", "٬": "’", "−": "-" };

/** Digits and signs of Arabic and Persian keyboards, and full-width ones of Japanese keyboards, as ASCII has them. */
const inAscii = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[٫٬−]/g, (sign) => ARABIC_SIGNS[sign] ?? sign)
    .replace(/\p{Cf}/gu, "");

/**
 * Parses a number, with or without thousands separators; null if it is none. `1,200` is twelve hundred in English and
 * one and a fifth in German, and `1.200` the other way round.
 */
export function numberOf(text: string, language: Language): number | null {
  const trimmed = inAscii(text).trim();
  const [whole, group, point] = GROUPED.exec(trimmed) ?? [];
  if (whole && group && !isDecimal(whole, group, point, language))
    return Number(whole.replaceAll(group, "").replace(",", "."));
  return PLAIN.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
}

function isDecimal(whole: string, sign: string, point: string | undefined, language: Language): boolean {
  const isClear = point !== undefined || whole.indexOf(sign) !== whole.lastIndexOf(sign);
  return !isClear && sign === decimalSignOf(language);
}

const decimalSignOf = (language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
