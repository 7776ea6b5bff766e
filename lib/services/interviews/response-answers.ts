import type { Guide } from "@/lib/core/study/guide";
import type { AnswerValue } from "@/lib/services/participants/record";
import { questionsOf } from "./questions-of";
import type { SaidInFull } from "./timed-turns";

export type ResponseAnswers = Record<string, { question: string; answer: AnswerValue }>;

/** A session's response: for each answered question the choice, or everything said to it and its follow-ups. */
export function responseAnswers(guide: Guide, turns: readonly SaidInFull[]): ResponseAnswers {
  const answers: ResponseAnswers = {};
  for (const { id, text } of questionsOf(guide)) {
    const given = turns.filter(
      ({ role, kind, questionId }) => role === "participant" && kind === "answer" && questionId === id,
    );
    const said = given.filter((turn) => turn.text !== "" || turn.value !== null);
    const [first] = said;
    if (!first) continue;
    const words = said.map((turn) => turn.text).filter((part) => part !== "");
    answers[id] = { question: text, answer: first.value !== null ? first.value : words.join("\n\n") };
  }
  return answers;
}
