import type { Guide } from "@/lib/core/study/guide";
import { phrasesOf } from "@/lib/services/interviews/moderator/phrases/phrases-of";
import { questionsOf } from "@/lib/services/interviews/questions-of";
import type { NewTurn } from "@/lib/services/interviews/timed-turns";
import type { Manner, TurnKind } from "@/lib/services/participants/record";
import type { Interview, Typing } from "./read-interview";

const READ_WORDS_A_SECOND = 3;
/** How somebody types: to think before it, per letter, and whether it comes from the clipboard. */
const TYPING: Record<Typing, { thinkSeconds: number; msALetter: number; pasted: boolean }> = {
  steady: { thinkSeconds: 4, msALetter: 170, pasted: false },
  rushed: { thinkSeconds: 0.2, msALetter: 70, pasted: false },
  pasted: { thinkSeconds: 18, msALetter: 3, pasted: true },
};

/** A number from 0 to 1 that a text always has: nobody types as evenly as a machine. */
const unevenness = (text: string): number =>
  [...text].reduce((sum, letter, at) => (sum + (letter.codePointAt(0) ?? 0) * (at + 7)) % 997, 0) / 997;

/** The turns of an interview in writing, with the times at which they would have come. */
export function interviewTurns({ given, typing }: Interview, guide: Guide): NewTurn[] {
  const { greeting, close } = phrasesOf("en");
  const texts = new Map(questionsOf(guide).map(({ id, text }) => [id, text]));
  const { thinkSeconds, msALetter, pasted } = TYPING[typing];
  const turns: NewTurn[] = [];
  let at = 0;
  const add = (
    role: "moderator" | "participant",
    kind: TurnKind,
    questionId: string | null,
    text: string,
    start = at,
    manner: Manner = {},
  ) =>
    turns.push({
      index: turns.length,
      role,
      kind,
      questionId,
      text,
      value: null,
      startSeconds: start,
      endSeconds: at,
      manner,
    });

  add("moderator", "remark", null, greeting);
  for (const { questionId, followUp, text } of given) {
    const asked = followUp ?? texts.get(questionId) ?? "";
    add("moderator", followUp === null ? "question" : "followup", questionId, asked);
    const uneven = unevenness(text);
    const reading = typing === "rushed" ? 0 : asked.split(" ").length / READ_WORDS_A_SECOND;
    const start = at + reading + thinkSeconds * (0.5 + uneven);
    const typedMs = Math.round(text.length * msALetter * (0.8 + uneven * 0.4));
    at = Math.round((start + typedMs / 1000) * 10) / 10;
    const manner = { typedMs, ...(pasted && { pastedCharacters: text.length }) };
    add("participant", "answer", questionId, text, Math.round(start * 10) / 10, manner);
  }
  add("moderator", "remark", null, close);
  return turns;
}
