import type { Transaction } from "@/lib/db/transaction";
import type { Standing, WorkspaceStanding } from "./record";

type Row = {
  membershipId: string;
  id: string;
  name: string;
  role: string;
  deleteAt: Date | null;
  others: number;
  otherAdmins: number;
  isManaged: boolean;
  provider: string | null;
};

const COLLEAGUES = `
  FROM membership o JOIN user_account u ON u.id = o.user_id AND u.active
 WHERE o.workspace_id = w.id AND o.active AND o.role <> 'participant' AND o.user_id <> $1`;

const ALL = `
  SELECT m.id AS "membershipId", w.id, w.name, m.role, w.deletion_at AS "deleteAt", d.workspace_id IS NOT NULL AS "isManaged",
         d.provider_name AS provider, (SELECT count(*)::int ${COLLEAGUES}) AS others,
         (SELECT count(*)::int ${COLLEAGUES} AND o.role = 'admin') AS "otherAdmins"
    FROM membership m JOIN workspace w ON w.id = m.workspace_id
    LEFT JOIN scim_user s ON s.membership_id = m.id AND s.provisioned_at IS NOT NULL
    LEFT JOIN scim_directory d ON d.workspace_id = s.workspace_id AND d.enabled AND w.plan = 'scale'
   WHERE m.user_id = $1 AND m.active AND m.role <> 'participant' ORDER BY w.id`;

/**
 * Where a person is a member, and what the deletion of their account means there. In one statement, by workspace id.
 */
export async function standings(
  client: Transaction["db"],
  userId: string,
): Promise<(WorkspaceStanding & { membershipId: string })[]> {
  const rows = await client.$queryRawUnsafe<Row[]>(ALL, userId);
  return rows.map((row) => {
    const { membershipId, id, name, role, deleteAt, provider } = row;
    return { membershipId, id, name, role, deleteAt, provider, standing: standingOf(row) };
  });
}

/** A workspace that is about to be deleted needs nobody: its keys and its provider are suspended. */
function standingOf({ deleteAt, isManaged, others, role, otherAdmins }: Row): Standing {
  if (deleteAt) return "closing";
  if (isManaged) return "managed";
  if (others === 0) return "alone";
  return role === "admin" && otherAdmins === 0 ? "last_admin" : "leaves";
}
