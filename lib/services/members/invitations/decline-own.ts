import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { lockWorkspace } from "../lock-workspace";
import { guestContext } from "./admit";
import { whyOver } from "./find-open";
import { findOwn } from "./own";

/**
 * Declines an invitation to the acting person's address: its link stops working and its seat is free. Throws as
 * `findOwn` does.
 */
export async function declineOwn(ctx: Context, id: string): Promise<void> {
  const invitation = await findOwn(ctx, id);
  const { email, role, workspaceId } = invitation;
  await transaction(guestContext(invitation, personOf(ctx) ?? "", ctx.requestId), async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const { count } = await tx.db.memberInvitation.updateMany({
      where: { id, workspaceId, acceptedAt: null, cancelledAt: null },
      data: { cancelledAt: new Date() },
    });
    if (!count) throw new AppError("conflict", whyOver("cancelled", invitation.inviter));
    audit(tx, { action: "member.invitation_declined", targetId: id, details: { email, role } });
  });
}
