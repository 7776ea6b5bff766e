import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { deactivate } from "@/lib/services/members/deactivate";
import type { Person } from "./person";

/**
 * Ends a person's access, in this transaction: sessions, API keys, MCP connections and invitations end; their work and
 * the role to return with stay. Throws `forbidden` for the last admin. No error if they have no access.
 */
export async function switchOff(tx: Transaction, { workspaceId }: Context, person: Person): Promise<void> {
  const { membershipId, userId, accountEmail, role, invitationId } = person;
  if (person.isMember && membershipId !== null && userId !== null && accountEmail !== null && role !== null) {
    const member = { id: membershipId, userId, email: accountEmail, role };
    await deactivate(tx, { workspaceId, member, isLeaving: false });
  }
  if (invitationId === null) return;
  await tx.db.memberInvitation.updateMany({
    where: { id: invitationId, workspaceId, cancelledAt: null },
    data: { cancelledAt: new Date() },
  });
  if (membershipId === null)
    await tx.db.scimUser.update({ where: { id: person.id, workspaceId }, data: { role: person.invitationRole } });
}
