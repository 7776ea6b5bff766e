import { hasRightToLeft } from "@/lib/core/text/text-direction";

const STRONG = /\p{L}/u;

/** Whether a text runs from right to left, by its first letter (Unicode Bidirectional Algorithm, P2 and P3). */
export const isRightToLeft = (text: string): boolean => hasRightToLeft(STRONG.exec(text)?.[0] ?? "");

const LANGUAGES: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja-JP"],
  [/\p{Script=Hangul}/u, "ko-KR"],
  [/\p{Script=Han}/u, "zh-CN"],
  [/\p{Script=Arabic}/u, "ar-SA"],
  [/\p{Script=Hebrew}/u, "he-IL"],
  [/\p{Script=Devanagari}/u, "hi-IN"],
  [/\p{Script=Bengali}/u, "bn-BD"],
  [/\p{Script=Tamil}/u, "ta-IN"],
  [/\p{Script=Thai}/u, "th-TH"],
  [/\p{Script=Greek}/u, "el-GR"],
  [/\p{Script=Cyrillic}/u, "ru-RU"],
];

/**
 * The most likely language of a script, so that office programs choose a suitable font; `otherwise` if it says nothing.
 */
export const languageOf = (text: string, otherwise: string): string =>
  LANGUAGES.find(([script]) => script.test(text))?.[1] ?? otherwise;
