import { systemContext } from "@/lib/core/system-context";
import { audit, transaction } from "@/lib/db/transaction";
import { send } from "./send";

const BATCH = 50;

/**
 * Sends the invitations that waited for the study to run, and returns how many. Each is sent once: it leaves `pending`
 * in the transaction that queues its mail, and concurrent callers skip it.
 */
export async function sendWaiting(workspaceId: string, studyId: string): Promise<number> {
  const ctx = systemContext("send-invitations", workspaceId);
  let sent = 0;
  for (let count = BATCH; count === BATCH; sent += count) {
    count = await transaction(ctx, async (tx) => {
      const rows = await tx.db.$queryRaw<{ id: string }[]>`
        SELECT i.id FROM invitation i JOIN study s ON s.id = i.study_id
         WHERE i.study_id = ${studyId} AND i.workspace_id = ${workspaceId} AND i.status = 'pending'
           AND s.status = 'running'
           AND NOT EXISTS (SELECT 1 FROM unsubscribed u WHERE u.workspace_id = i.workspace_id AND u.email = i.email)
         ORDER BY i.created_at LIMIT ${BATCH} FOR UPDATE OF i SKIP LOCKED`;
      if (rows.length === 0) return 0;
      await send(
        tx,
        rows.map(({ id }) => id),
        "invitation",
      );
      audit(tx, { action: "invitations.sent", targetId: studyId, details: { count: rows.length } });
      return rows.length;
    });
  }
  return sent;
}
