import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction } from "@/lib/db/transaction";
import type { MemberRole } from "@/lib/services/members/record";
import { requireAnotherAdmin } from "@/lib/services/members/require-another-admin";
import { seatsTaken } from "@/lib/services/members/require-seat";
import { needsSeat, seats } from "@/lib/services/members/seats";

type Group = { role: MemberRole };
type Moved = { came: string[]; went: string[] };
type Changed = {
  id: string;
  membershipId: string | null;
  email: string;
  before: MemberRole;
  after: MemberRole;
  isActive: boolean;
  /** Whether the person is here, or invited and so holds a seat. */
  counts: boolean;
};

/**
 * Whoever came gets `$4`; whoever went gets `$5`, but only from the role of the group: who has been put into another one
 * meanwhile keeps the role of that. The role of who is switched off changes too, for when they come back.
 */
const FOLLOW = `
  WITH moved AS (
    SELECT id, $4::text AS after, NULL::text AS only_from FROM unnest($2::text[]) id
    UNION ALL SELECT id, $5, $4 FROM unnest($3::text[]) id
  ), change AS (
    SELECT u.id, u.membership_id, coalesce(a.email, u.email) AS email, moved.after, coalesce(m.active, false) AS is_active,
           coalesce(m.role, u.role, $6) AS before,
           coalesce(m.active, false) OR EXISTS (SELECT 1 FROM member_invitation i
             WHERE i.workspace_id = $1 AND i.email = u.email AND i.accepted_at IS NULL AND i.cancelled_at IS NULL
               AND i.expires_at > now()) AS counts
      FROM moved JOIN scim_user u ON u.id = moved.id AND u.workspace_id = $1
      LEFT JOIN membership m ON m.id = u.membership_id LEFT JOIN user_account a ON a.id = m.user_id
     WHERE coalesce(m.role, u.role, $6) <> moved.after
       AND (moved.only_from IS NULL OR coalesce(m.role, u.role, $6) = moved.only_from)
  ), members AS (
    UPDATE membership m SET role = c.after, updated_at = now() FROM change c
     WHERE m.id = c.membership_id AND m.workspace_id = $1
  ), invited AS (
    UPDATE member_invitation i SET role = c.after FROM change c JOIN scim_user u ON u.id = c.id
     WHERE i.workspace_id = $1 AND i.email = u.email AND i.accepted_at IS NULL AND i.cancelled_at IS NULL
       AND NOT c.is_active
  ), waiting AS (
    UPDATE scim_user u SET role = c.after FROM change c WHERE u.id = c.id AND c.membership_id IS NULL
  )
  SELECT id, membership_id AS "membershipId", email, before, after, is_active AS "isActive", counts FROM change`;

/** The role of who leaves a group: the default, but nobody stays an admin by it. */
const roleAfter = (group: MemberRole, usual: MemberRole): MemberRole =>
  group === "admin" && usual === "admin" ? "member" : usual;

/**
 * Gives roles to those who came into a group and who went, in one statement for all. Judges by how it ends: throws
 * `forbidden` when no admin would be left, and `allowance_used` when more seats would be taken than there are.
 */
export async function followGroup(
  tx: Transaction,
  ctx: Context,
  { role }: Group,
  { came, went, defaultRole }: Moved & { defaultRole: MemberRole },
): Promise<void> {
  if (!came.length && !went.length) return;
  const { workspaceId } = ctx;
  const values = [workspaceId, came, went, role, roleAfter(role, defaultRole), defaultRole];
  const changed = await tx.db.$queryRawUnsafe<Changed[]>(FOLLOW, ...values);
  if (!changed.length) return;
  // Everybody's place is counted now, so there is no other to leave out.
  if (changed.some(({ before, isActive }) => isActive && before === "admin"))
    await requireAnotherAdmin(tx, { id: "", workspaceId });
  const taken = changed
    .filter(({ counts }) => counts)
    .reduce((sum, { before, after }) => sum + Number(needsSeat(after)) - Number(needsSeat(before)), 0);
  if (taken > 0) {
    const now = await seats(workspaceId);
    if (now.used > now.included) {
      const before = { used: now.used - taken, reserved: now.reserved, included: now.included };
      throw new AppError("allowance_used", `${taken} more needed. ${seatsTaken(before)}`, { reason: "seats_taken" });
    }
  }
  for (const { id, membershipId, email, before, after } of changed)
    audit(tx, { action: "member.role_changed", targetId: membershipId ?? id, details: { email, before, after } });
}
