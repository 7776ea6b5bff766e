const PARTICLES = new Set(
  "a al and bin da de del den der di dos du e el et ibn la le of the und van von y zu".split(" "),
);
const SOUNDS =
  /^(?:music|laugh|applau|inaudible|unintelligible|cross ?talk|silence|noise|pause|sigh|cough|phone|beep|foreign)/i;
const NOT_IN_A_NAME = /[!?;<>{}=\\/"“”…]|https?$/i;

/** `strong`: each word begins like a name; `weak`: may be a role in lower case ("interviewer"); null: not a name. */
export function nameStrength(text: string): "strong" | "weak" | null {
  if (text.length === 0 || text.length > 80 || NOT_IN_A_NAME.test(text) || SOUNDS.test(text)) return null;
  if (text.indexOf(",") !== text.lastIndexOf(",")) return null;
  const words = text
    .replace(/\([^()]*\)/g, " ")
    .split(/[\s,()]+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > 8 || !/[\p{L}\p{N}]/u.test(text)) return null;
  if (words.some((word) => word.endsWith(".") && word.length > 5)) return null;
  if (words.every((word) => isNameWord(word)) && /\p{L}/u.test(text)) return "strong";
  return words.length <= 3 && /\p{L}/u.test(text) ? "weak" : null;
}

function isNameWord(word: string): boolean {
  if (PARTICLES.has(word)) return true;
  const first = /[\p{L}\p{N}]/u.exec(word)?.[0];
  return first !== undefined && !/\p{Ll}/u.test(first);
}
