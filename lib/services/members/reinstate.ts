import type { Transaction } from "@/lib/db/transaction";
import { endAccess } from "./end-access";
import type { MemberRecord } from "./record";
import { requireSeat } from "./require-seat";
import { needsSeat } from "./seats";

type Removed = Pick<MemberRecord, "id" | "userId" | "email" | "role">;

/**
 * Makes a removed member active again with their earlier role, under the workspace's lock. Throws `allowance_used` if a
 * paid seat is needed and none is free. Earlier keys and connections stay ended.
 */
export async function reinstate(
  tx: Transaction,
  { workspaceId, member }: { workspaceId: string; member: Removed },
): Promise<void> {
  const { id, userId, email, role } = member;
  // A key that was being created at the moment of removal must not come alive now; an open invitation holds their seat.
  await endAccess(tx, { workspaceId, userId, email });
  if (needsSeat(role)) await requireSeat(workspaceId);
  await tx.db.membership.update({ where: { id, workspaceId }, data: { active: true, deactivatedAt: null } });
}
