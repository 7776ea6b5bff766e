/** Arabic letters that are written in several ways, and vowel signs that are mostly left out. */
const ARABIC: [RegExp, string][] = [
  [/[\u0640\u064b-\u065f\u0670]/g, ""],
  [/[أإآٱ]/g, "ا"],
  [/[ىئ]/g, "ي"],
  [/ؤ/g, "و"],
  [/ة/g, "ه"],
  [/ء/g, ""],
];
/** In a script without spaces they only mark pauses. */
const PAUSE =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) +(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;
/** Japanese marks a question by its last syllable; the sign is often left out. */
const ASKING = /(?<=(?:です|ます|ました|ません|でした|でしょう|だろう|なの|の)か)[。\s]*(?=$|\n)/gu;

/** A text with its sentences' ends as English writes them, so that rules need to know one sign each. */
export const withPlainSigns = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/؟/g, "?")
    .replace(ASKING, "?")
    .replace(/[。．]/g, ".")
    .replace(/\?\?+/g, "?");

/** What was said, in plain letters: lower case, no signs but `?` and `'`. For the rules in `readings`. */
export function plainSaying(text: string): string {
  const plain = withPlainSigns(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[\u200e\u200f\u200b-\u200d\u2066-\u2069]/g, "");
  return ARABIC.reduce((said, [form, letter]) => said.replace(form, letter), plain)
    .replace(/[^\p{L}\p{N}' ?]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(PAUSE, "")
    .trim();
}
