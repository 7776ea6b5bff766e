import { systemContext } from "@/lib/core/system-context";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { send } from "./send";

const BATCH = 500;

/** Sent 3 and 7 days ago, to people who haven't begun and still can. */
const DUE = `
  i.status = 'sent' AND i.refused_at IS NULL AND s.status = 'running'
  AND (s.deadline IS NULL OR s.deadline > now())
  AND (i.reminders = 0 AND i.sent_at < now() - interval '3 days'
    OR i.reminders = 1 AND i.sent_at < now() - interval '7 days' AND i.reminded_at < now() - interval '2 days')
  AND NOT EXISTS (SELECT 1 FROM unsubscribed u WHERE u.workspace_id = i.workspace_id AND u.email = i.email)
  AND NOT EXISTS (SELECT 1 FROM participant p WHERE p.invitation_id = i.id
                   AND p.status NOT IN ('opened', 'consented', 'qualified'))`;
const FIND = `
  SELECT i.id, i.workspace_id FROM invitation i JOIN study s ON s.id = i.study_id
   WHERE ${DUE} ORDER BY i.sent_at LIMIT ${BATCH}`;
const CLAIM = `
  UPDATE invitation i SET reminders = i.reminders + 1, reminded_at = now()
    FROM study s WHERE s.id = i.study_id AND i.id = $1 AND ${DUE} RETURNING i.id`;

/** Sends the reminders that are due, at most two per invitation, and returns how many. */
export async function remind(): Promise<number> {
  const { rows } = await pool().query<{ id: string; workspace_id: string }>(FIND);
  let sent = 0;
  for (const { id, workspace_id: workspaceId } of rows) {
    sent += await transaction(systemContext("remind-invited", workspaceId), async (tx) => {
      const claimed = await tx.db.$queryRawUnsafe<unknown[]>(CLAIM, id);
      if (claimed.length === 0) return 0;
      await send(tx, [id], "reminder");
      audit(tx, { action: "invitation.reminded", targetId: id });
      return 1;
    });
  }
  return sent;
}
