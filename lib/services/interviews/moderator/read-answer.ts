import { plainSaying, withPlainSigns } from "./plain-saying";
import {
  isAddressed,
  isSoftening,
  LEAVING,
  LOST,
  QUESTIONS,
  REFUSED,
  STOPS,
  TAMPERING,
  UNSURE,
  withoutSoftening,
} from "./readings/all";

/** What an answer amounts to, before anything is said to it. */
export type Reading =
  | { kind: "stop" | "refused" | "empty" | "unsure" | "short" | "told" }
  | { kind: "asked"; about: "identity" | "privacy" | "repeat" | "left" | "clarify" | "injection" | "other" };

const FEW_WORDS = 3;
/** Arabic writes "and", "the", "in my" and "it" as parts of words: two of them are what three are elsewhere. */
const FEW_ARABIC_WORDS = 2;
const SHORT_QUESTION = 160;
/** A longer sentence says something as well. It also bounds what the patterns are tried on. */
const LONGEST_WISH = 120;

/** Scripts without spaces, where characters are counted instead of words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/gu;
const FEW_LETTERS = 6;

const words = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[’'][\p{L}\p{M}]+)*/gu) ?? [];

/** Classifies free text. Only what is obvious counts as something other than an answer; in doubt, it is an answer. */
export function readAnswer(text: string): Reading {
  const said = words(text);
  if (said.length === 0) return { kind: "empty" };
  const plain = plainSaying(text);
  const wish = wishIn(plain);
  if (wished(STOPS, wish) !== null || hasToGo(text)) return { kind: "stop" };
  if (wished(REFUSED, wish) !== null) return { kind: "refused" };
  if (TAMPERING.test(plain)) return { kind: "asked", about: "injection" };
  if (LOST.test(wish)) return { kind: "asked", about: "clarify" };
  const about = askedAbout(text, plain);
  if (about) return { kind: "asked", about };
  if (isUnsure(text, plain)) return { kind: "unsure" };
  const few = /\p{Script=Arabic}/u.test(text) ? FEW_ARABIC_WORDS : FEW_WORDS;
  const much = said.length >= few || (text.match(UNSPACED)?.length ?? 0) >= FEW_LETTERS;
  return { kind: much || /\p{N}/u.test(text) ? "told" : "short" };
}

/** A wish may be put as a question: "Can we move on?" */
const wishIn = (plain: string): string => plain.replace(/(?: |(?<!\?))\?+$/, "");
const wished = (wholly: RegExp, wish: string): string | null =>
  wish.length <= LONGEST_WISH ? withoutSoftening(wholly, wish) : null;

/** "No idea, never thought about it." is as unsure as either. */
const isUnsure = (text: string, plain: string): boolean =>
  wished(UNSURE, plain) !== null ||
  (text.length <= LONGEST_WISH && areUnsure(sayingsIn(text).filter((saying) => !isSoftening(saying))));

const areUnsure = (sayings: string[]): boolean =>
  sayings.length > 0 && sayings.every((saying) => wished(UNSURE, saying) !== null);

const PAUSES = /[.!,;:–—、،؛]+/;
const sayingsIn = (text: string): string[] => withPlainSigns(text).split(PAUSES).map(plainSaying).filter(Boolean);
/** "I've got to go", "sorry". */
const MOST_PARTS_OF_WISH = 3;

/**
 * Whether a short text begins with having to go and goes on with the reason: "Sorry, I need to leave, my bus is here."
 * Without a "sorry" or "now", it may be what somebody has to do anyway: "I have to go, it's the law."
 */
function hasToGo(text: string): boolean {
  if (text.length > LONGEST_WISH) return false;
  const parts = sayingsIn(text);
  const beginnings = parts.slice(0, MOST_PARTS_OF_WISH).map((_, at) => parts.slice(0, at + 1).join(" "));
  return beginnings.some((beginning) => isAddressed(beginning) && wished(LEAVING, beginning) !== null);
}

const sentencesOf = (text: string): string[] => withPlainSigns(text).match(/[^.!?]+[.!?]*/g) ?? [];

/** Whether a sentence declines to say more: it is private, was said before, or the person wants to move on. */
export const declines = (sentence: string): boolean => wished(REFUSED, wishIn(plainSaying(sentence))) !== null;

/**
 * What is wished at the end of an answer that says something: "He left me. I'd rather not go into it." A "Sorry." or
 * "Thank you." may follow as a sentence of its own.
 */
export function lastWish(text: string): "stop" | "refused" | null {
  const sentences = sentencesOf(text).filter((sentence) => words(sentence).length > 0);
  const ends = [sentences.slice(-1), sentences.slice(-2)].map((end) => end.join(" "));
  for (const end of ends) {
    const wish = wishIn(plainSaying(end));
    const stop = wished(STOPS, wish);
    // "Sorry, I have to go now" ends the conversation; a mere "I have to go" may end a story.
    if (stop !== null && stop !== wish) return "stop";
  }
  return ends.some(declines) ? "refused" : null;
}

export type About = Extract<Reading, { about: unknown }>["about"];

/** A question to the moderator and nothing else: someone who says something and then wonders has answered. */
function askedAbout(text: string, plain: string): About | null {
  const only = sentencesOf(text).every(
    (sentence) => sentence.trim() === "" || sentence.includes("?") || LOST.test(plainSaying(sentence)),
  );
  if (!only || text.length > SHORT_QUESTION) return null;
  if (QUESTIONS.identity.test(plain)) return "identity";
  if (QUESTIONS.privacy.test(plain)) return "privacy";
  if (QUESTIONS.repeat.test(plain)) return "repeat";
  if (QUESTIONS.left.test(plain)) return "left";
  if (QUESTIONS.clarify.test(plain)) return "clarify";
  return "other";
}
