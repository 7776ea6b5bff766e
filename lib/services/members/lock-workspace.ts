import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Locks the workspace until the transaction ends. Everything that changes a role, a membership, an invitation or the
 * number of seats takes this lock first, so seats and admins are counted one at a time.
 */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  // Rows that only refer to the workspace can be written meanwhile.
  const held = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM workspace WHERE id = ${workspaceId} FOR NO KEY UPDATE`;
  if (held.length === 0) throw notFound("Workspace");
}

/** The same for an admin's act, who must still be an admin: another may have removed them a moment ago. */
export async function lockAsAdmin(tx: Transaction, ctx: Context): Promise<void> {
  const { workspaceId, actor } = ctx;
  await lockWorkspace(tx, workspaceId);
  if (actor.kind !== "user") return;
  const isAdmin = await tx.db.membership.count({
    where: { workspaceId, userId: actor.userId, role: "admin", active: true },
  });
  if (!isAdmin) throw new AppError("forbidden", "You are no longer an admin of this workspace.");
}
