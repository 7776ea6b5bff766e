import type { Found } from "@/lib/services/participants/find";
import type { TurnReply } from "@/lib/services/participants/record";
import { stepOf } from "@/lib/services/participants/step-of";
import { readState } from "./moderator/state";
import { pendingOf } from "./pending-of";
import { progressOf } from "./progress-of";
import { shownTurn } from "./shown-turn";

/** The reply to an answer: the session's turns from `from` on, or all of them if it had moved on. */
export function replyOf(found: Found, from: number | null): TurnReply {
  const { study, session } = found;
  const { step } = stepOf(found);
  const state = readState(session?.state);
  return {
    step,
    version: session?.version ?? 0,
    stale: from === null,
    turns: (session?.turns ?? []).slice(from ?? 0).map(shownTurn),
    question: step === "interview" ? pendingOf(study.guide, state) : null,
    progress: progressOf(study.guide, state),
  };
}
