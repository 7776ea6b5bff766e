import { systemContext } from "@/lib/core/system-context";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { payments } from "@/lib/integrations/payments/payments";

/** A process with the earlier settings may still be at a newer one. */
const LEFT = `
  SELECT id, workspace_id AS "workspaceId" FROM charge
   WHERE service <> $1 AND status = 'intent' AND checked_at < now() - interval '10 minutes'
   ORDER BY checked_at LIMIT 50`;
const WHY = "The payment service was changed before it said whether this was paid. If it was, it is paid back.";

/**
 * Gives up the charges that a service was to take which is no longer in use: nobody can ask it, and until then nobody
 * could change or launch what they pay for. Should it be in use again, what it took is refunded.
 */
export async function giveUpLeft(): Promise<void> {
  const { rows } = await pool().query<{ id: string; workspaceId: string }>(LEFT, [payments().service]);
  for (const { id, workspaceId } of rows)
    await transaction(systemContext("payments", workspaceId), async (tx) => {
      const data = { status: "cancelled", failure: WHY, checkedAt: new Date() };
      const { count } = await tx.db.charge.updateMany({ where: { id, status: "intent" }, data });
      if (count) audit(tx, { action: "charge.cancelled", targetId: id });
    });
}
