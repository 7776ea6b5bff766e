import { decide } from "./decide";
import { phrasesOf } from "./phrases/phrases-of";
import type { Next, Situation } from "./situation";

/** The start of a conversation: who asks here, and the first question. */
export function opening(situation: Omit<Situation, "given" | "turns" | "elapsedSeconds">): Next {
  const given = { text: "", value: null, skipped: true };
  const next = decide({ ...situation, given, turns: [], elapsedSeconds: 0 });
  const greeting = { kind: "remark" as const, questionId: null, text: phrasesOf(situation.language).greeting };
  return { ...next, lines: [greeting, ...next.lines] };
}
