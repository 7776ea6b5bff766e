import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Throws `forbidden` if the workspace would be left without an admin who can sign in. Call under the workspace's lock,
 * before this member stops being one.
 */
export async function requireAnotherAdmin(
  tx: Transaction,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<void> {
  const others = await tx.db.membership.count({
    where: { workspaceId, id: { not: id }, role: "admin", active: true, user: { active: true } },
  });
  if (others > 0) return;
  throw new AppError("forbidden", "This is the workspace's last admin. Make somebody else an admin first.", {
    reason: "last_admin",
  });
}
