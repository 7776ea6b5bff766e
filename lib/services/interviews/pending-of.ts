import type { Guide } from "@/lib/core/study/guide";
import type { ShownQuestion } from "@/lib/services/participants/record";
import type { ModeratorState } from "./moderator/state";
import { questionsOf } from "./questions-of";
import { shownQuestion } from "./shown-question";

/** The question awaiting an answer. A follow-up takes free text, whatever its question takes. */
export function pendingOf(guide: Guide, state: ModeratorState): ShownQuestion | null {
  const question = questionsOf(guide).find(({ id }) => id === state.questionId);
  if (!question) return null;
  const shown = { ...shownQuestion(question), required: question.required };
  if (state.followUps === 0) return shown;
  return { ...shown, kind: "open", required: false, options: null, scale: null, followUp: true };
}
