import { systemContext } from "@/lib/core/system-context";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { release } from "./release";

const BOOKED = `
  SELECT l.participant_id FROM slot l JOIN study s ON s.id = l.study_id
   WHERE l.study_id = $1 AND l.workspace_id = $2 AND s.status = 'ended' AND l.participant_id IS NOT NULL
     AND l.outcome IS NULL AND l.starts_at > now()`;

/** Cancels the booked interviews of a study that has ended and tells the participants. Returns how many. */
export async function cancelForEnded(workspaceId: string, studyId: string): Promise<number> {
  const ctx = systemContext("cancel-interviews", workspaceId);
  const { rows } = await pool().query<{ participant_id: string }>(BOOKED, [studyId, workspaceId]);
  let cancelled = 0;
  for (const { participant_id: participantId } of rows)
    await transaction(ctx, async (tx) => {
      const study = await lockStudy(tx, ctx, studyId);
      if (study.status !== "ended" || !(await release(tx, participantId))) return;
      audit(tx, { action: "booking.cancelled", targetId: participantId, details: { because: "study.ended" } });
      cancelled += 1;
    });
  return cancelled;
}
