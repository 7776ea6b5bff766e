import { readEnglish } from "./read-english";
import { readGerman } from "./read-german";
import type { Request } from "./request";

const LONGEST = 600;
const GREETING = /^(?:(?:hey|hi|hello|hallo|ok|okay)[,!]?\s+)?(?:eva\s*[,:!]?\s+)?/iu;
const POLITE_ENGLISH =
  /^(?:(?:can|could|would|will) you (?:please )?|i(?:['’]d| would) like you to |i want you to |go ahead and |let['’]s |please )/iu;
const POLITE_GERMAN = /^(?:(?:kannst|könntest|würdest) du (?:bitte )?(?:mal )?|bitte )/iu;
const END = /(?<![\s.!?])[\s.!?]*(?:(?:,\s{0,9})?(?:please|bitte)[\s.!?]*)?$/iu;

const NEGATED = /^\S+ (?:not|never|nicht|nie|keine?|keinesfalls)\b/iu;

export type Read = { request: Request; german: boolean };

/**
 * Parses a request to act from what a person typed, or null: a question stays a question. It must be one line that
 * begins with the act, after a greeting and "please"; several lines, which may be pasted, are never a request. "Can you
 * …?" is one; any other question mark makes a question.
 */
export function readRequest(text: string): Read | null {
  const typed = text.trim();
  if (typed.length > LONGEST || /[\r\n\u2028\u2029]/u.test(typed)) return null;
  const greeted = typed.replace(GREETING, "");
  const english = greeted.replace(POLITE_ENGLISH, "");
  const german = greeted.replace(POLITE_GERMAN, "");
  if (NEGATED.test(english) || NEGATED.test(german)) return null;
  const polite = english !== greeted || german !== greeted;
  if (typed.endsWith("?") && !polite) return null;
  const read = readEnglish(english.replace(END, ""));
  if (read) return { request: read, german: false };
  const gelesen = readGerman(german.replace(END, ""));
  return gelesen && { request: gelesen, german: true };
}

/** Whether a text could be a request that the built-in parser just didn't understand. */
export const couldBeRequest = (text: string): boolean =>
  text.length <= LONGEST &&
  !/[\r\n]/u.test(text.trim()) &&
  !/\?\s*$/u.test(text) &&
  !DENIES.test(text) &&
  !ASKS.test(text.trim());
const DENIES = /\b(?:not|never|nobody|no one|nicht|nie|niemand|keine?n?)\b|n['’]t\b/iu;
const ASKS =
  /^(?:who|whom|whose|what|when|where|why|which|how|do|does|did|is|are|was|were|has|have|should|wer|wen|wem|was|wann|wo|warum|wieso|weshalb|welche[rsnm]?|wie|hat|haben|ist|sind|soll|sollen|sollte)\b/iu;
