import { plainLetters } from "@/lib/core/plain-letters";

const WORD = /[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu;
/** "e-mail" is one word, "card-free" two. */
const SHORT_PREFIX = /\b(\p{L}{1,2})-(?=\p{L})/gu;

/** The words of a text in plain lower-case letters; "Maya's" is "maya", "don't" stays "don't". */
export function wordsOf(text: string): string[] {
  const joined = text.replace(SHORT_PREFIX, "$1");
  return (joined.match(WORD) ?? []).map((word) => plainLetters(word.replaceAll("’", "'")).replace(/'s$/, ""));
}
