import { audit, type Transaction } from "@/lib/db/transaction";

const MOST_NAMED = 50;

/** The entry of who came into a group and who went; of many, the first fifty are named. */
export async function noteMembers(
  tx: Transaction,
  group: { id: string; displayName: string },
  { came, went }: { came: string[]; went: string[] },
): Promise<void> {
  if (!came.length && !went.length) return;
  const ids = [...came.slice(0, MOST_NAMED), ...went.slice(0, MOST_NAMED)];
  const users = await tx.db.scimUser.findMany({ where: { id: { in: ids } }, select: { id: true, userName: true } });
  const names = new Map(users.map(({ id, userName }) => [id, userName]));
  const named = (of: string[]) => of.slice(0, MOST_NAMED).map((id) => names.get(id) ?? id);
  const details = {
    group: group.displayName,
    addedCount: came.length,
    removedCount: went.length,
    added: named(came),
    removed: named(went),
  };
  audit(tx, { action: "scim.group_members_changed", targetId: group.id, details });
}
