const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** A name in Latin letters doesn't turn an Arabic sentence around. */
const ENOUGH = 0.4;

/** Whether any of a text runs from right to left. */
export const hasRightToLeft = (text: string): boolean => RTL.test(text);

/** A text to stand in another: one that runs from right to left doesn't pull what follows it over to its other side. */
export const isolated = (text: string): string => (hasRightToLeft(text) ? `\u2068${text}\u2069` : text);

const [LRM, RLM] = ["\u200e", "\u200f"];
const LTR = /(?!\p{Script=Common})\p{L}/u;

/**
 * A name to stand among others in a line that runs `direction`. By marks instead of isolation, which office programs
 * don't know: without them, a time after an Arabic name would be set before it.
 */
export function among(text: string, direction: "ltr" | "rtl"): string {
  if (direction === "ltr") return hasRightToLeft(text) ? LRM + text + LRM : text;
  return LTR.test(text) && !hasRightToLeft(text) ? RLM + text + RLM : text;
}

/**
 * Which way a text runs as a whole, by its words: one with an English product's name in front is still Arabic.
 * Undefined without words, so that the direction around it applies.
 */
export function textDirection(text: string): "ltr" | "rtl" | undefined {
  const words = text.match(WORD) ?? [];
  if (words.length === 0) return undefined;
  return words.filter(hasRightToLeft).length / words.length >= ENOUGH ? "rtl" : "ltr";
}
