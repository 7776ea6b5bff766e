import { languageOf } from "@/lib/core/languages";
import { type Caller, find, findParticipant } from "@/lib/services/participants/find";
import type { Manner, ParticipationView } from "@/lib/services/participants/record";
import { stepOf } from "@/lib/services/participants/step-of";
import { viewOf } from "@/lib/services/participants/view-of";
import { checkForm } from "./check-form";
import { completeSession } from "./complete-session";
import { finish } from "./finish";
import { formTurns } from "./form-turns";
import { insertTurns } from "./insert-turns";
import { mayFinish } from "./may-finish";

export type Submission = { answers: Record<string, unknown>; manner?: Record<string, Manner> };

/**
 * Accepts a whole survey at once and completes it; sent again, it changes nothing. Throws `invalid` naming every answer
 * that is missing or doesn't fit its question; then nothing is stored.
 */
export async function submitForm(caller: Caller, token: string, sent: Submission): Promise<ParticipationView> {
  const found = await findParticipant(caller, token);
  const { ctx, session, participant } = found;
  if (!session || stepOf(found).step !== "form") return viewOf(found);
  const answers = checkForm(found.study.guide, sent.answers);
  await finish(found, async (tx, locked) => {
    const goesOn = locked.status === "in_progress" && locked.sessionStatus === "in_progress";
    if (!goesOn || !mayFinish(locked)) return null;
    const turns = formTurns(locked.study.guide, answers, sent.manner ?? {}, languageOf(locked.study.language));
    await insertTurns(tx, { id: session.id, version: turns.length, state: {} }, turns);
    const { study } = locked;
    return completeSession(tx, ctx, { study, participantId: participant.id, sessionId: session.id, turns });
  });
  return viewOf(await find({ ...caller, address: null }, token));
}
