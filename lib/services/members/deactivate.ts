import type { Transaction } from "@/lib/db/transaction";
import { endAccess } from "./end-access";
import type { MemberRecord } from "./record";
import { requireAnotherAdmin } from "./require-another-admin";

type Member = Pick<MemberRecord, "id" | "userId" | "email" | "role">;

/**
 * Removes a member from the workspace, under its lock: access ends in this transaction; their work and the role to
 * return with stay. Throws `forbidden` for the last admin.
 */
export async function deactivate(
  tx: Transaction,
  { workspaceId, member, isLeaving }: { workspaceId: string; member: Member; isLeaving: boolean },
): Promise<void> {
  const { id, userId, email } = member;
  if (member.role === "admin") await requireAnotherAdmin(tx, { id, workspaceId });
  await endAccess(tx, { userId, workspaceId, email }, { isLeaving });
  await tx.db.membership.update({ where: { id, workspaceId }, data: { active: false, deactivatedAt: new Date() } });
}
