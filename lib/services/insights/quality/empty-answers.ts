import { plainLetters } from "@/lib/core/text/plain-letters";
import { isOpen, questionsById, type SessionFacts } from "../facts";
import { quoteWords } from "../quote-words";
import type { QualityReason } from "../record";

const NOTHING = new Set([
  ...["na", "n/a", "none", "nothing", "idk", "dunno", "dont know", "don't know", "i don't know", "i dont know"],
  ...["no idea", "no comment", "no answer", "test", "testing", "abc", "xyz", "blah", "bla", "blabla", "x", "xx"],
  ...["asd", "asdf", "asdfg", "asdfgh", "asdfasdf", "asdfghjkl", "qwe", "qwer", "qwerty", "qwertz", "nada", "rien"],
  ...["nichts", "keine", "keine ahnung", "weiss nicht", "keine angabe"],
]);
const LEAST_QUESTIONS = 2;
const SHOWN = 3;
const LONGEST = 30;
/** One letter over and over, or a long run of consonants from keys hit at random. */
const MASHED = /^(\p{L})\1{3,}$|^[bcdfghjklmnpqrstvwxz]{6,}$/u;

/** Says nothing: no letter or digit, a word for nothing, or keys hit at random. */
export function isEmptyAnswer(text: string): boolean {
  const plain = plainLetters(text.slice(0, 200)).replaceAll("’", "'").replace(/\s+/g, " ").trim();
  const words = plain.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "");
  return words === "" ? !/\p{Extended_Pictographic}/u.test(text) : NOTHING.has(words) || MASHED.test(words);
}

/** At least half of the open questions have no readable answer. Skipped optional questions don't count. */
export function emptyAnswers({ answers, guide, lines, type }: SessionFacts): QualityReason | null {
  const reason = (text: string): QualityReason => ({ kind: "empty_answers", text });
  if (type === "live-interview") {
    const spoke = lines.some(({ role, text }) => role === "participant" && /[\p{L}\p{N}]/u.test(text));
    return lines.length > 0 && !spoke ? reason("Only the interviewer speaks in the transcript.") : null;
  }
  const questions = questionsById(guide);
  const open = answers.filter(({ questionId, followUp, manner }) => {
    const question = questions.get(questionId);
    return question && isOpen(question) && !followUp && !(manner.skipped && !question.required);
  });
  const empty = open.filter(({ text }) => isEmptyAnswer(text));
  if (open.length < LEAST_QUESTIONS || empty.length * 2 < open.length) return null;
  const shown = [...new Set(empty.map(({ text }) => text.trim()))].filter(Boolean).slice(0, SHOWN);
  const such = shown.length > 0 ? ` (${shown.map((text) => quoteWords(text, LONGEST)).join(", ")})` : "";
  return reason(`${empty.length} of ${open.length} open answers say nothing${such}.`);
}
