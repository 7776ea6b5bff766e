import type { GuideQuestion } from "@/lib/core/study/guide";
import type { ShownQuestion } from "@/lib/services/participants/record";

const USUAL_SCALE = { min: 1, max: 5 };

/** A question as a participant sees it, without its probing and condition. */
export const shownQuestion = (question: GuideQuestion): ShownQuestion => ({
  id: question.id,
  text: question.text,
  kind: question.kind,
  // In a form nobody can tell whether a question's condition is met, so it may stay empty.
  required: question.required && question.conditionAi === undefined,
  options: question.options ?? null,
  scale: question.kind === "scale" ? (question.scale ?? USUAL_SCALE) : null,
  followUp: false,
});
