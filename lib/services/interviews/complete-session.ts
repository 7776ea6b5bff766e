import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { isForm } from "@/lib/core/study/types";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { labelOf } from "@/lib/services/participants/record";
import type { StudyRecord } from "@/lib/services/studies/record";
import { fromRow, type ResponseRow, SUMMARY, toResponse } from "@/lib/services/study-sessions/read";
import { responseSnapshotOf, snapshotOf } from "@/lib/services/study-sessions/record";
import { storeSessionTranscript } from "@/lib/services/transcripts/store-session";
import { responseAnswers } from "./response-answers";
import { segmentsOf } from "./segments-of";
import type { SaidInFull } from "./timed-turns";

export type Completion = {
  study: StudyRecord;
  participantId: string;
  sessionId: string;
  /** All turns of the session; a live interview has none, and its transcript is stored by whoever uploads it. */
  turns?: readonly SaidInFull[];
  /** The end and length of a live interview; otherwise now, and the time since the start. */
  endedAt?: Date;
  durationSeconds?: number;
};

const COMPLETE = `
  WITH taken AS (
    SELECT count(*)::int AS places FROM study_session
     WHERE study_id = $8 AND status = 'completed' AND excluded_at IS NULL),
  done AS (
    UPDATE study_session SET status = 'completed', updated_at = now(), last_seen_at = now(),
           ended_at = coalesce($6::timestamptz, now()),
           duration_seconds = coalesce($7::int, greatest(0, extract(epoch FROM now() - started_at))::int),
           response_id = $3, answers = $4::jsonb
     WHERE id = $1 AND workspace_id = $2 AND status = 'in_progress'
       AND ($9::int IS NULL OR (SELECT places FROM taken) < $9::int) RETURNING *)
  UPDATE participant p SET status = 'completed', place_held_until = NULL, updated_at = now(),
         reward_status = CASE WHEN $5 THEN 'queued' ELSE reward_status END
    FROM done n WHERE p.id = n.participant_id RETURNING ${SUMMARY}, n.answers, (SELECT places FROM taken) + 1 AS places`;

/**
 * Completes a session, once: its response, transcript, reward and events. The caller holds the study's lock, or the
 * participant a place. Null if every place is used up or it was completed before; otherwise how many are used.
 */
export async function completeSession(
  tx: Transaction,
  ctx: Context,
  completion: Completion,
): Promise<{ places: number } | null> {
  const { study, sessionId, turns = [], endedAt = null, durationSeconds = null } = completion;
  const responseId = newId("response");
  const answers = responseAnswers(study.guide, turns);
  const [done] = await tx.db.$queryRawUnsafe<(ResponseRow & { places: number })[]>(
    COMPLETE,
    ...[sessionId, ctx.workspaceId, responseId, JSON.stringify(answers), (study.rewardCents ?? 0) > 0],
    ...[endedAt, durationSeconds, study.id, study.targetParticipants],
  );
  if (!done) return null;
  const segments = segmentsOf(turns, labelOf(done.number), { timed: !isForm(study.type) });
  const { workspaceId } = ctx;
  if (segments.length > 0)
    await storeSessionTranscript(tx, { workspaceId, sessionId, language: study.language, segments });
  const session = snapshotOf(fromRow(done));
  if (isForm(study.type) || study.type === "ai-curated-survey")
    emit(tx, "test.response.submitted", responseId, responseSnapshotOf(toResponse(done)));
  else emit(tx, "engage.session.completed", sessionId, session);
  emit(tx, "session.completed", sessionId, session);
  emit(tx, "session.finished", sessionId, { sessionId });
  audit(tx, { action: "session.completed", targetId: sessionId });
  return { places: done.places };
}
