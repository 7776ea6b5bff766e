import { plainLetters } from "@/lib/core/text/plain-letters";

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
/** The same in text without other letters: most lines, read several times as fast. */
const ASCII_WORD = /[a-z0-9]+(?:'[a-z0-9]+)*/g;
const BEYOND_ASCII = /[^\0-\x7F]/;
/** What stands beside letters in typeset English without being one. */
const MARKS = /[“”„‘–—…]/g;
/** "e-mail" is one word, "card-free" two. */
const SHORT_PREFIX = /\b(\p{L}{1,2})-(?=\p{L})/gu;

/** The words of a text in plain lower-case letters; "Maya's" is "maya", "don't" stays "don't". */
export function wordsOf(text: string): string[] {
  const joined = text.includes("-") ? text.replace(SHORT_PREFIX, "$1") : text;
  const typed = joined.replaceAll("’", "'");
  const plain = BEYOND_ASCII.test(typed) ? typed.replace(MARKS, " ") : typed;
  const words = BEYOND_ASCII.test(plain)
    ? (plain.match(WORD) ?? []).map(plainLetters)
    : (plain.toLowerCase().match(ASCII_WORD) ?? []);
  return words.map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word));
}
