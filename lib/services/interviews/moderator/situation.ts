import type { Guide } from "@/lib/core/study/guide";
import type { AnswerValue, TurnKind } from "@/lib/services/participants/record";
import type { ModeratorState } from "./state";

export type SaidTurn = {
  role: "moderator" | "participant";
  kind: TurnKind;
  questionId: string | null;
  text: string;
  startSeconds: number;
};

/** The answer to the current question: free text, a value with its words, or nothing if it was skipped. */
export type Given = { text: string; value: AnswerValue | null; skipped: boolean };

/** Everything that the moderator's next line depends on. */
export type Situation = {
  guide: Guide;
  language: string | null;
  /** The longest the conversation should take; null without a limit. */
  durationMin: number | null;
  /** Seconds since the start. */
  elapsedSeconds: number;
  state: ModeratorState;
  /** What was said before this answer, oldest first. */
  turns: readonly SaidTurn[];
  given: Given;
};

export type Line = { kind: Exclude<TurnKind, "answer">; questionId: string | null; text: string };

/** What comes next: the moderator's lines, the state after them, and whether the conversation is over. */
export type Next = {
  /** Whether the participant's words count as an answer, or were a question to the moderator. */
  heard: "answer" | "remark";
  lines: Line[];
  state: ModeratorState;
  end: "done" | "stopped" | null;
};
