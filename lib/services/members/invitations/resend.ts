import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "../lock-workspace";
import type { MemberInvitationRecord } from "../record";
import { requireSeat } from "../require-seat";
import { needsSeat } from "../seats";
import { readOne } from "./read-one";
import { send, senderOf } from "./send";

const MOST_SENDS = 10;
const PAUSE_MS = 60_000;

/**
 * Mails an invitation again, with a new link for seven days; the previous link stops working. Throws `conflict` for one
 * that was accepted or cancelled, within a minute of the last mail, and after ten mails; `allowance_used` if it had
 * expired and its seat is taken.
 */
export async function resend(ctx: Context, id: string): Promise<MemberInvitationRecord> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const { email, role, status, sentAt } = await readOne(workspaceId, id);
    if (status === "accepted" || status === "cancelled")
      throw new AppError("conflict", `This invitation was already ${status === "accepted" ? status : "canceled"}.`);
    const { sends } = await tx.db.memberInvitation.findUniqueOrThrow({ where: { id }, select: { sends: true } });
    if (Date.now() - sentAt.getTime() < PAUSE_MS)
      throw new AppError("conflict", "This invitation was sent less than a minute ago.");
    if (sends >= MOST_SENDS)
      throw new AppError(
        "conflict",
        `This invitation was sent ${sends} times. Cancel it, or contact the person directly.`,
      );
    if (status === "expired" && needsSeat(role)) await requireSeat(workspaceId);
    const data = { ...(await send(tx, ctx, { email, role, sender: await senderOf(tx, ctx) })), sends: sends + 1 };
    await tx.db.memberInvitation.update({ where: { id, workspaceId }, data });
    audit(tx, { action: "member.invitation_resent", targetId: id, details: { email, role } });
    return readOne(workspaceId, id);
  });
}
