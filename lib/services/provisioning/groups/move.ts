import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import type { MemberRole } from "@/lib/services/members/record";
import type { MembersChange } from "@/lib/services/provisioning/record";

/** Someone who joined or left a group, and what became of their role. */
export type Moved = {
  id: string;
  hasCome: boolean;
  userName: string;
  membershipId: string | null;
  email: string | null;
  /** Null if the role stays, like `after`. */
  before: MemberRole | null;
  after: MemberRole | null;
  isActive: boolean;
  /** Whether the person is a member, or invited and so holds a seat. */
  counts: boolean;
};

type Row = Moved & { isUnknown: boolean };

/** Nobody is named both to join and to leave: a patch is reduced to one of them. */
const WENT = {
  nobody: "SELECT NULL::text AS id WHERE false",
  some: "DELETE FROM scim_group_member m WHERE m.group_id = $2 AND m.user_id = ANY($4::text[]) RETURNING m.user_id AS id",
  others: `DELETE FROM scim_group_member m WHERE m.group_id = $2
       AND NOT EXISTS (SELECT 1 FROM wanted w WHERE w.id = m.user_id) RETURNING m.user_id AS id`,
};

/**
 * Whether the row belongs to the workspace `$1`, phrased so that no index fits: everyone is looked up by id, be it one
 * or ten thousand. The planner may not know how many people the workspace has, and would read all of them for each.
 */
const isHere = (row: string): string => `${row}.workspace_id IS NOT DISTINCT FROM $1`;

/**
 * Joining gives the group's role `$5`. Leaving gives `$6`, but only to someone with the group's role: those put into
 * another group meanwhile keep that group's role. Deactivated people's roles change too, for when they return.
 */
const moveSql = (went: string): string => `
  WITH wanted AS (SELECT DISTINCT id FROM unnest($3::text[]) id), given AS (SELECT $4::text[] AS ids), unknown AS (
    SELECT w.id FROM wanted w
     WHERE NOT EXISTS (SELECT 1 FROM scim_user u WHERE u.id = w.id AND ${isHere("u")}) LIMIT 1
  ), came AS (
    INSERT INTO scim_group_member (group_id, user_id)
    SELECT $2, w.id FROM wanted w
     WHERE NOT EXISTS (SELECT 1 FROM unknown)
       AND NOT EXISTS (SELECT 1 FROM scim_group_member m WHERE m.group_id = $2 AND m.user_id = w.id)
    RETURNING user_id AS id
  ), went AS (${went}), moved AS (
    SELECT id, true AS has_come, $5::text AS after, NULL::text AS only_from FROM came
    UNION ALL SELECT id, false, $6, $5 FROM went
  ), person AS (
    SELECT moved.id, moved.has_come, moved.after, moved.only_from, u.user_name, u.membership_id,
           coalesce(a.email, u.email) AS email, coalesce(m.role, u.role, $7) AS before, coalesce(m.active, false) AS is_active,
           coalesce(m.active, false) OR EXISTS (SELECT 1 FROM member_invitation i
             WHERE i.workspace_id = $1 AND i.email = u.email AND i.accepted_at IS NULL AND i.cancelled_at IS NULL
               AND i.expires_at > now()) AS counts
      FROM moved JOIN scim_user u ON u.id = moved.id AND ${isHere("u")}
      LEFT JOIN membership m ON m.id = u.membership_id LEFT JOIN user_account a ON a.id = m.user_id
  ), judged AS (
    SELECT *, before <> after AND (only_from IS NULL OR before = only_from) AS changes FROM person
  ), change AS (
    SELECT * FROM judged WHERE changes
  ), members AS (
    UPDATE membership m SET role = c.after, updated_at = now() FROM change c
     WHERE m.id = c.membership_id AND ${isHere("m")}
  ), invited AS (
    UPDATE member_invitation i SET role = c.after FROM change c JOIN scim_user u ON u.id = c.id
     WHERE i.workspace_id = $1 AND i.email = u.email AND i.accepted_at IS NULL AND i.cancelled_at IS NULL
       AND NOT c.is_active
  ), waiting AS (
    UPDATE scim_user u SET role = c.after FROM change c WHERE u.id = c.id AND c.membership_id IS NULL
  )
  SELECT id, has_come AS "hasCome", user_name AS "userName", membership_id AS "membershipId", email,
         CASE WHEN changes THEN before END AS before, CASE WHEN changes THEN after END AS after, is_active AS "isActive",
         counts, false AS "isUnknown"
    FROM judged
  UNION ALL SELECT id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true FROM unknown`;

const SQL = { nobody: moveSql(WENT.nobody), some: moveSql(WENT.some), others: moveSql(WENT.others) };

type Where = { workspaceId: string; groupId: string; role: MemberRole; roleAfter: MemberRole; defaultRole: MemberRole };

/**
 * Adds people to a group and removes others, with the resulting roles, in one statement for any number; returns who
 * really joined and left. Adding a member or removing a non-member is no error; adding someone the workspace doesn't
 * know is `invalid`, and then nothing may be kept.
 */
export async function move(
  tx: Transaction,
  { workspaceId, groupId, role, roleAfter, defaultRole }: Where,
  { all, added, removed }: MembersChange,
): Promise<Moved[]> {
  const sql = all ? SQL.others : removed.length > 0 ? SQL.some : SQL.nobody;
  const values = [workspaceId, groupId, added, removed, role, roleAfter, defaultRole];
  const rows = await tx.db.$queryRawUnsafe<Row[]>(sql, ...values);
  if (rows.some(({ isUnknown }) => isUnknown))
    throw new AppError("invalid", "A member to add is not a user of this workspace. Assign that person first.", {
      reason: "invalidValue",
    });
  return rows;
}
