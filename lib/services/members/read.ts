import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { MemberRecord, MemberStatus } from "./record";

export type MemberRow = Omit<MemberRecord, "status"> & { active: boolean };

/**
 * The time of a person's latest call. Ordered like the index by person: PostgreSQL would otherwise use the one by time
 * if few people make nearly all calls, and read it to the end for someone who made none.
 */
const LAST_CALL = `
  SELECT l.created_at FROM request_log l
   WHERE l.workspace_id = m.workspace_id AND l.user_id BETWEEN m.user_id AND m.user_id
   ORDER BY l.user_id, l.created_at DESC LIMIT 1`;

/**
 * A person's sign-ins and calls belong to the workspace they were in; a session without a chosen workspace counts only
 * for someone who is in no other.
 */
export const MEMBERS = `
  SELECT m.id, m.user_id AS "userId", u.name, u.email, m.role, m.source, m.active, m.created_at AS "createdAt",
         m.deactivated_at AS "removedAt",
         greatest(
           (${LAST_CALL}),
           (SELECT max(s.created_at) FROM user_session s WHERE s.user_id = m.user_id AND (s.workspace_id = m.workspace_id
              OR s.workspace_id IS NULL AND NOT EXISTS (SELECT 1 FROM membership o WHERE o.user_id = m.user_id
                AND o.workspace_id <> m.workspace_id AND o.active AND o.role <> 'participant')))
         ) AS "lastSeenAt",
         (SELECT json_build_object('name', d.provider_name, 'setsRole',
                   EXISTS (SELECT 1 FROM scim_group_member g WHERE g.user_id = s.id))
            FROM scim_user s JOIN scim_directory d ON d.workspace_id = s.workspace_id AND d.enabled
            JOIN workspace w ON w.id = s.workspace_id AND w.plan = 'scale'
           WHERE s.membership_id = m.id AND s.provisioned_at IS NOT NULL) AS provider
    FROM membership m JOIN user_account u ON u.id = m.user_id
   WHERE m.workspace_id = $1 AND m.role <> 'participant'`;

export const fromRow = ({ active, ...row }: MemberRow): MemberRecord => {
  const status: MemberStatus = active ? "active" : "removed";
  return { ...row, status };
};

/** One member of the workspace; another workspace's, and study participants, are not found. */
export async function read(workspaceId: string, id: string): Promise<MemberRecord> {
  const [row] = await db().$queryRawUnsafe<MemberRow[]>(`${MEMBERS} AND m.id = $2`, workspaceId, id);
  if (!row) throw notFound("Member");
  return fromRow(row);
}
