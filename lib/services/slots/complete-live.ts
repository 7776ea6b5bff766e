import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { complete } from "@/lib/services/interviews/complete";
import { lockStudy } from "@/lib/services/studies/lock-study";

type Open = { studyId: string; participantId: string };

const OPEN = `
  SELECT n.study_id AS "studyId", n.participant_id AS "participantId" FROM study_session n JOIN study s ON s.id = n.study_id
   WHERE n.id = $1 AND n.workspace_id = $2 AND n.status = 'in_progress' AND s.type = 'live-interview'`;
/** An interview ended when it ended, not when its transcript arrived; the recording knows its length best. */
const LENGTH = `
  UPDATE study_session n SET duration_seconds = l.seconds, ended_at = n.started_at + l.seconds * interval '1 second'
    FROM (SELECT coalesce(
            (SELECT f.duration_seconds FROM file f WHERE f.session_id = $1),
            (SELECT ceil(max(g.end_seconds)) FROM segment g WHERE g.owner_id = $1),
            (SELECT extract(epoch FROM t.ends_at - t.starts_at) FROM slot t
              WHERE t.participant_id = $2 AND t.outcome = 'held' LIMIT 1), 0)::int AS seconds) l
   WHERE n.id = $1`;

/**
 * Completes a live interview's open session, in the transaction that stored its transcript: response, reward, events
 * and place as for every session. False if it isn't such a session, or its place is used up.
 */
export async function afterSessionTranscript(tx: Transaction, ctx: Context, sessionId: string): Promise<boolean> {
  const [open] = await tx.db.$queryRawUnsafe<Open[]>(OPEN, sessionId, ctx.workspaceId);
  if (!open) return false;
  const study = await lockStudy(tx, ctx, open.studyId);
  if (!(await complete(tx, ctx, { study, participantId: open.participantId, sessionId, turns: [] }))) return false;
  await tx.db.$executeRawUnsafe(LENGTH, sessionId, open.participantId);
  return true;
}
