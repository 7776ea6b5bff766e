import type { Guide } from "@/lib/core/study/guide";
import type { Progress } from "@/lib/services/participants/record";
import type { ModeratorState } from "./moderator/state";
import { questionsOf } from "./questions-of";

/** How many of the guide's questions are done. */
export const progressOf = (guide: Guide, { past, questionId }: ModeratorState): Progress => ({
  answered: past.filter((id) => id !== questionId).length,
  total: questionsOf(guide).length,
});
