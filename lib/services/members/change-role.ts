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
 * Gives a member another role; it counts from their next request on. Throws `allowance_used` when an observer would need
 * a paid seat and none is free, `forbidden` for the last admin and for whose role a provider sets. The role they have is no error.
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

/** The same under the lock of the workspace, for whoever holds it already. */
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
