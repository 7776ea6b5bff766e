import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import { MEMBER_ROLES, type MemberRole } from "@/lib/services/members/record";

type Database = Pick<Transaction, "db">;

/** The role of people who join without one: one per workspace, for single sign-on and SCIM. */
export async function defaultRole(tx: Database, workspaceId: string): Promise<MemberRole> {
  const found = await tx.db.scimDirectory.findUnique({ where: { workspaceId }, select: { defaultRole: true } });
  return MEMBER_ROLES.find((role) => role === found?.defaultRole) ?? "member";
}

/** Changes it; true if it was different. If SCIM was never on, its directory stays closed. */
export async function setDefaultRole(tx: Transaction, workspaceId: string, role: MemberRole): Promise<boolean> {
  if ((await defaultRole(tx, workspaceId)) === role) return false;
  await tx.db.scimDirectory.upsert({
    where: { workspaceId },
    create: { id: newId("scimDirectory"), workspaceId, enabled: false, defaultRole: role },
    update: { defaultRole: role },
  });
  return true;
}
