import { type Context, personOf } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "./lock-workspace";
import { read } from "./read";
import type { MemberRecord } from "./record";
import { requireFreeRole } from "./require-free-role";

/**
 * Hands over one's admin role: the other person becomes admin, and one takes the role they had, in one transaction.
 * Needs no free seat, and there is always an admin. Throws `conflict` for oneself and for someone who is already an
 * admin, `forbidden` if a provider sets the role of one of them.
 */
export async function transfer(ctx: Context, id: string): Promise<MemberRecord> {
  permit(ctx, "workspace.manage");
  const { workspaceId } = ctx;
  return transaction(ctx, async (tx) => {
    await lockAsAdmin(tx, ctx);
    const other = await read(workspaceId, id);
    if (other.status === "removed") throw notFound("Member");
    if (other.role === "admin") throw new AppError("conflict", "This person is already an admin.");
    const own = await db().membership.findFirst({
      where: { workspaceId, userId: personOf(ctx) ?? "" },
      select: { id: true },
    });
    if (!own) throw notFound("Member");
    for (const one of [other, await read(workspaceId, own.id)]) requireFreeRole(one);
    await tx.db.membership.update({ where: { id, workspaceId }, data: { role: "admin" } });
    await tx.db.membership.update({ where: { id: own.id, workspaceId }, data: { role: other.role } });
    const details = { from: own.id, to: id, roleOfBefore: other.role };
    audit(tx, { action: "member.admin_transferred", targetId: id, details });
    return { ...other, role: "admin" };
  });
}
