import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Group } from "./read-group";
import { calledIn, type Trait } from "./traits";

const ONLY_SAYS =
  /^(?:what (?:do|did|have) people (?:say|said|think|tell us|told us|report)|was (?:sagen|sagten|meinen|denken|dachten) die leute|(?:please )?(?:summari[sz]e|sum up) (?:what )?people(?: say| said| think)?|(?:bitte )?fasse? zusammen,? was die leute (?:sagen|meinen))[\s?.!]*$/iu;
const ARTICLE = /^(?:the|our|all|most|die|den|unseren?|allen?) /iu;
const TO_THEM = /(?<!\p{L})(?:gefällt|gefiel|fehlt|fällt|hilft)(?!\p{L})/iu;
const ASKED_WHO = /^(?:how many|who|which (?:of|people)|wer|wie viele)\b/iu;

/** A question about those of whom a table says something: "What do Basic users want?" Null for any other. */
export function groupOfTrait(question: string, traits: readonly Trait[]): Group | null {
  const called = calledIn(question, traits);
  if (called === null || ASKED_WHO.test(question)) return null;
  const { name, at } = called;
  const [before, after] = [question.slice(0, at), question.slice(at + name.length)];
  const isGerman = looksGerman(wordsOf(question));
  const people = isGerman ? (TO_THEM.test(before) ? "den Leuten" : "die Leute") : "people";
  // "What should we improve for Basic users?" asks what they would improve.
  const plain = /(?<!\p{L})(?:for|für) $/iu.test(before)
    ? `${before.replace(/ (?:for|für) $/iu, "")}${after}`
    : `${before}${people}${after}`;
  return { name: name.replace(ARTICLE, ""), plain: ONLY_SAYS.test(plain) ? null : plain };
}
