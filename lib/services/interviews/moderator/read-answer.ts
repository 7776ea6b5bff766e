import { plainSaying, withPlainSigns } from "./plain-saying";
import { isSoftly, LOST, QUESTIONS, REFUSED, STOPS, TAMPERING, UNSURE } from "./readings/all";

/** What an answer amounts to, before anything is said to it. */
export type Reading =
  | { kind: "stop" | "refused" | "empty" | "unsure" | "short" | "told" }
  | { kind: "asked"; about: "identity" | "privacy" | "clarify" | "injection" | "other" };

const FEW_WORDS = 3;
/** Arabic writes "and", "the", "in my" and "it" as parts of words: two of them are what three are elsewhere. */
const FEW_ARABIC_WORDS = 2;
const SHORT_QUESTION = 160;
/** A longer sentence says something as well. It also bounds what the patterns are tried on. */
const LONGEST_REFUSAL = 120;

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
  if (STOPS.test(wish)) return { kind: "stop" };
  if (isRefusal(wish)) return { kind: "refused" };
  if (TAMPERING.test(plain)) return { kind: "asked", about: "injection" };
  if (LOST.test(wish)) return { kind: "asked", about: "clarify" };
  const about = askedAbout(text, plain);
  if (about) return { kind: "asked", about };
  if (plain.length <= LONGEST_REFUSAL && isSoftly(UNSURE, plain)) return { kind: "unsure" };
  const few = /\p{Script=Arabic}/u.test(text) ? FEW_ARABIC_WORDS : FEW_WORDS;
  const much = said.length >= few || (text.match(UNSPACED)?.length ?? 0) >= FEW_LETTERS;
  return { kind: much || /\p{N}/u.test(text) ? "told" : "short" };
}

/** A wish may be put as a question: "Can we move on?" */
const wishIn = (plain: string): string => plain.replace(/ ?\?+$/, "");
const isRefusal = (wish: string): boolean => wish.length <= LONGEST_REFUSAL && isSoftly(REFUSED, wish);

const sentencesOf = (text: string): string[] => withPlainSigns(text).match(/[^.!?]+[.!?]*/g) ?? [];

/** Whether a sentence declines to say more: it is private, was said before, or the person wants to move on. */
export const declines = (sentence: string): boolean => isRefusal(wishIn(plainSaying(sentence)));

/** Whether someone who said something asks to leave it at that: "He left me. I'd rather not go into it." */
export function endsDeclining(text: string): boolean {
  const last = sentencesOf(text).findLast((sentence) => words(sentence).length > 0);
  return last !== undefined && declines(last);
}

type About = Extract<Reading, { about: unknown }>["about"];

/** A question to the moderator and nothing else: someone who says something and then wonders has answered. */
function askedAbout(text: string, plain: string): About | null {
  const only = sentencesOf(text).every(
    (sentence) => sentence.trim() === "" || sentence.includes("?") || LOST.test(plainSaying(sentence)),
  );
  if (!only || text.length > SHORT_QUESTION) return null;
  if (QUESTIONS.identity.test(plain)) return "identity";
  if (QUESTIONS.privacy.test(plain)) return "privacy";
  if (QUESTIONS.clarify.test(plain)) return "clarify";
  return "other";
}
