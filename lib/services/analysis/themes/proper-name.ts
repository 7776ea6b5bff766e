import { plainLetters } from "@/lib/core/text/plain-letters";
import { isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { isVague } from "./vague";

/** Whoever is greeted or thanked is spoken to, and languages and peoples are no things. */
const ADDRESSING = new Set(
  "hi hello hey thanks thank you sorry dear bye yes no yeah well okay ok mr mrs ms dr".split(" "),
);
const PEOPLES = new Set(
  "english british american german french spanish italian dutch polish european god jesus lord english-speaking".split(
    " ",
  ),
);

/** "A Tillbird.", "With Tillbird": so begin many answers. */
const OPENS = /^(?:a|an|the|with|by|via|using|through|usually|mostly|mainly|only|just)$/iu;

/**
 * Whether a word of a sentence that isn't German is the name of a product, a company or a place: capitalized after a
 * word in small letters or one that often begins an answer, or with a capital inside ("CashPad").
 */
export function isProperName(tokens: readonly string[], at: number): boolean {
  const [before = "", token = ""] = [tokens[at - 1], tokens[at]];
  if (!/^\p{Lu}[\p{L}\p{N}'’-]{2,}$/u.test(token)) return false;
  const plain = plainLetters(token).replace(/['’]s$/u, "");
  if (isStopWord(plain) || isSoftWord(plain) || isVague(plain) || PEOPLES.has(plain)) return false;
  return /\p{Ll}\p{Lu}/u.test(token) || ((/^\p{Ll}/u.test(before) || OPENS.test(before)) && !ADDRESSING.has(before));
}
