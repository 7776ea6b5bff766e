import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import type { MemberRole } from "@/lib/services/members/record";
import type { Directory } from "@/lib/services/provisioning/open-directory";
import { addressOf } from "./address-of";
import { admitMember } from "./admit-member";
import { invite } from "./invite";
import { type Person, toRecord } from "./person";

/** What access someone got who was activated. */
export type Access = { access: "member" | "invited"; role: MemberRole; email: string; targetId: string };

/**
 * Gives a person access with their earlier role, or else the default: at once on a verified domain, otherwise by an
 * invitation to the address that the provider has for them now. Throws `allowance_used` if no seat is free.
 */
export async function switchOn(tx: Transaction, ctx: Context, person: Person, directory: Directory): Promise<Access> {
  const { workspaceId } = ctx;
  const role = person.role ?? person.invitationRole ?? directory.defaultRole;
  if (person.accountEmail !== null && directory.isOurs(person.accountEmail)) {
    const targetId = await admitMember(tx, ctx, person, role);
    return { access: "member", role, email: person.accountEmail, targetId };
  }
  const email = person.invitationId === null ? addressOf(toRecord(person)) : person.email;
  if (email !== person.email) await moveTo(tx, workspaceId, person, email);
  const moved = Object.assign({}, person, { email });
  if (person.membershipId === null && directory.isOurs(email)) {
    const targetId = await admitMember(tx, ctx, moved, role);
    return { access: "member", role, email, targetId };
  }
  const targetId = await invite(tx, ctx, moved, role);
  // Groups may change the role of invited people; former members have it in the membership.
  if (person.membershipId === null)
    await tx.db.scimUser.update({ where: { id: person.id, workspaceId }, data: { role } });
  return { access: "invited", role, email, targetId };
}

/** From now on the record waits for the owner of another address. Throws `conflict` if another record already does. */
async function moveTo(tx: Transaction, workspaceId: string, { id }: Person, email: string): Promise<void> {
  const taken = await tx.db.scimUser.count({ where: { workspaceId, email, id: { not: id } } });
  if (taken)
    throw new AppError("conflict", `Another person in the directory already has the address ${email}.`, {
      reason: "uniqueness",
      problems: [{ path: "emails", message: "Taken" }],
    });
  await tx.db.scimUser.update({ where: { id, workspaceId }, data: { email } });
}
