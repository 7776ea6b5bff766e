import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "../lock-workspace";
import type { MemberInvitationRecord } from "../record";
import { readOne } from "./read-one";

/**
 * Cancels an invitation: its link stops working and its seat is free. Throws `conflict` once accepted; repeating it is
 * no error.
 */
export async function cancel(ctx: Context, id: string): Promise<MemberInvitationRecord> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const { email, role, status } = await readOne(workspaceId, id);
    if (status === "accepted")
      throw new AppError("conflict", "This invitation was already accepted. Remove the member instead.");
    if (status !== "cancelled") {
      await tx.db.memberInvitation.update({ where: { id, workspaceId }, data: { cancelledAt: new Date() } });
      audit(tx, { action: "member.invitation_cancelled", targetId: id, details: { email, role } });
    }
    return readOne(workspaceId, id);
  });
}
