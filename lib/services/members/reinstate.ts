import type { Transaction } from "@/lib/db/transaction";
import { endAccess } from "./end-access";
import type { MemberRecord } from "./record";
import { requireSeat } from "./require-seat";
import { needsSeat } from "./seats";

type Removed = Pick<MemberRecord, "id" | "userId" | "email" | "role">;

/**
 * Makes a removed member one again with the role they had, under the lock of the workspace. Throws `allowance_used` when
 * it needs a paid seat and none is free. Keys and connections of before stay ended.
 */
export async function reinstate(
  tx: Transaction,
  { workspaceId, member }: { workspaceId: string; member: Removed },
): Promise<void> {
  const { id, userId, email, role } = member;
  // A key that was being made in the very moment of the removal must not come alive now; an open invitation holds their seat.
  await endAccess(tx, { workspaceId, userId, email });
  if (needsSeat(role)) await requireSeat(workspaceId);
  await tx.db.membership.update({ where: { id, workspaceId }, data: { active: true, deactivatedAt: null } });
}
