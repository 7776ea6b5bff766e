/** Fonts under the SIL Open Font License, from their packages; the first one that has a character is used. */
const NOTO = ["arabic", "hebrew", "thai", "bengali", "tamil"].map((script) => `noto-sans-${script}`);
const HAN = { kana: "noto-sans-jp", hangul: "noto-sans-kr", simplified: "noto-sans-sc", traditional: "noto-sans-tc" };

/** Characters shared by Chinese, Japanese and Korean look different in each, so the rest of the text decides. */
export function familiesFor(text: string): string[] {
  const { kana, hangul, simplified, traditional } = HAN;
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [kana, simplified, traditional, hangul]
    : /\p{Script=Hangul}/u.test(text)
      ? [hangul, simplified, traditional, kana]
      : [simplified, traditional, kana, hangul];
  return ["noto-sans", ...NOTO, ...first, "noto-emoji"];
}
