import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "./lock-workspace";
import { read } from "./read";
import type { MemberRecord, MemberRole } from "./record";
import { requireAnotherAdmin } from "./require-another-admin";
import { requireFreeRole } from "./require-free-role";
import { requireSeat } from "./require-seat";
import { needsSeat } from "./seats";

/**
 * Changes a member's role, effective from their next request. Throws `allowance_used` if an observer would need a paid
 * seat and none is free, and `forbidden` for the last admin and for someone whose role a provider sets. Setting the
 * same role is no error.
 */
export async function changeRole(ctx: Context, id: string, role: MemberRole): Promise<MemberRecord> {
  permit(ctx, "workspace.manage");
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const member = await read(ctx.workspaceId, id);
    if (member.status === "removed") throw notFound("Member");
    if (member.role !== role) requireFreeRole(member);
    await setRole(tx, ctx.workspaceId, member, role);
    return { ...member, role };
  });
}

/** The same under the workspace's lock, for callers that already hold it. */
async function setRole(tx: Transaction, workspaceId: string, member: MemberRecord, role: MemberRole): Promise<void> {
  const { id, role: before } = member;
  if (before === role) return;
  if (before === "admin") await requireAnotherAdmin(tx, { id, workspaceId });
  if (needsSeat(role) && !needsSeat(before)) await requireSeat(workspaceId);
  const { count } = await tx.db.membership.updateMany({ where: { id, workspaceId, active: true }, data: { role } });
  if (!count) throw new AppError("conflict", "This person is no longer a member.");
  const details = { email: member.email, before, after: role };
  audit(tx, { action: "member.role_changed", targetId: id, details, changes: { role: { before, after: role } } });
}
