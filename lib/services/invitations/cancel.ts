import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lock } from "./lock";
import { fromRow } from "./read";
import type { InvitationRecord } from "./record";

/**
 * Cancels an invitation: its link stops working. Throws `conflict` once the person has begun; repeating it is no error.
 */
export async function cancel(ctx: Context, studyId: string, invitationId: string): Promise<InvitationRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const { row } = await lock(tx, ctx, { studyId, invitationId });
    if (row.status === "cancelled") return fromRow(row);
    if (row.status === "started" || row.status === "completed")
      throw new AppError("conflict", "This person has already started, so the invitation can't be canceled.");
    await tx.db.$executeRaw`UPDATE invitation SET status = 'cancelled', updated_at = now() WHERE id = ${row.id}`;
    audit(tx, { action: "invitation.cancelled", targetId: row.id });
    return fromRow({ ...row, status: "cancelled" });
  });
}
