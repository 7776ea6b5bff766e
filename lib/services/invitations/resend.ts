import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lock } from "./lock";
import { fromRow, type InvitationRow } from "./read";
import type { InvitationRecord } from "./record";
import { send } from "./send";

const PAUSE_MS = 3_600_000;
const NEVER: Partial<Record<InvitationRow["status"], string>> = {
  completed: "This person has already finished.",
  unsubscribed: "This person has unsubscribed from this workspace's invitations.",
  cancelled: "This invitation was canceled. Invite the person again.",
};

/** Sends an invitation's mail again, at most once an hour. Throws `conflict` with the reason if it can't be sent. */
export async function resend(ctx: Context, studyId: string, invitationId: string): Promise<InvitationRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const { study, row } = await lock(tx, ctx, { studyId, invitationId });
    const never = NEVER[row.status];
    if (never) throw new AppError("conflict", never);
    if (study.status !== "running")
      throw new AppError("conflict", "Invitations can be sent only while the study is running.");
    const last = Math.max(row.sent_at?.getTime() ?? 0, row.reminded_at?.getTime() ?? 0);
    if (Date.now() - last < PAUSE_MS) throw new AppError("conflict", "This invitation was sent less than an hour ago.");
    await send(tx, [row.id], "invitation");
    audit(tx, { action: "invitation.resent", targetId: row.id });
    const now = await lock(tx, ctx, { studyId, invitationId });
    return fromRow(now.row);
  });
}
