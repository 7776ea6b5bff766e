import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import type { MemberRole } from "@/lib/services/members/record";
import { reinstate } from "@/lib/services/members/reinstate";
import { requireSeat } from "@/lib/services/members/require-seat";
import { needsSeat } from "@/lib/services/members/seats";
import { proveOwner } from "@/lib/services/people/prove-owner";
import { accountName } from "./account-name";
import { type Person, toRecord } from "./person";

// An address has one account, whoever creates it; participating in a study of the workspace is a different kind of
// membership.
const JOIN = `
  WITH account AS (
    INSERT INTO user_account (id, email, name, updated_at) VALUES ($1, $2, $3, now())
    ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id
  )
  INSERT INTO membership (id, workspace_id, user_id, role, source, updated_at)
  SELECT $4, $5, a.id, $6, 'scim', now() FROM account a
  ON CONFLICT (workspace_id, user_id) DO UPDATE SET role = excluded.role, source = 'scim', active = true,
    deactivated_at = NULL, updated_at = now()
  RETURNING id, user_id AS "userId"`;

/**
 * Makes someone on a verified domain a member at once: with their existing account, or a new one that signs in through
 * the provider. An open invitation is used up, and an unproven account is theirs alone from then on. Returns the
 * membership's id; throws `allowance_used`.
 */
export async function admitMember(
  tx: Transaction,
  { workspaceId }: Context,
  person: Person,
  role: MemberRole,
): Promise<string> {
  const { membershipId, userId, accountEmail, invitationId } = person;
  if (invitationId !== null)
    await tx.db.memberInvitation.update({
      where: { id: invitationId, workspaceId },
      data: { acceptedAt: new Date() },
    });
  if (membershipId !== null && userId !== null && accountEmail !== null) {
    const member = { id: membershipId, userId, email: accountEmail, role };
    await reinstate(tx, { workspaceId, member });
    return membershipId;
  }
  if (needsSeat(role)) await requireSeat(workspaceId);
  const newcomerId = newId("user");
  const values = [newcomerId, person.email, accountName(toRecord(person)), newId("membership"), workspaceId, role];
  const [made] = await tx.db.$queryRawUnsafe<{ id: string; userId: string }[]>(JOIN, ...values);
  if (!made) throw new AppError("unavailable", "This person was changed at the same time. Try again.");
  // Whoever runs the domain says whose address it is; the account may be someone else's doing.
  if (made.userId !== newcomerId) await proveOwner(tx, made.userId);
  return made.id;
}
