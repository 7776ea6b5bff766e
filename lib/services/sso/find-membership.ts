import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import { admit as admitInvited } from "@/lib/services/members/invitations/admit";
import { MEMBER_ROLES } from "@/lib/services/members/record";
import { requireSeat } from "@/lib/services/members/require-seat";
import { needsSeat } from "@/lib/services/members/seats";
import type { PersonRecord } from "@/lib/services/people/record";
import { isSwitchedOff } from "@/lib/services/provisioning/is-switched-off";
import type { Connection } from "./connection";
import { defaultRole } from "./default-role";
import { SsoRefused } from "./refused";

/**
 * Makes the person a member, unless they are one: with the role of an open invitation, or else with the default role if
 * a seat is free. Call under the workspace's lock. Throws SsoRefused for someone who was removed.
 */
export async function findMembership(tx: Transaction, connection: Connection, person: PersonRecord): Promise<void> {
  const { workspaceId } = connection;
  const where = { workspaceId_userId: { workspaceId, userId: person.id } };
  const known = await tx.db.membership.findUnique({ where });
  if (known?.active && known.role !== "participant") return;
  const invited = await tx.db.memberInvitation.findFirst({
    where: { workspaceId, email: person.email, acceptedAt: null, cancelledAt: null, expiresAt: { gt: new Date() } },
    select: { id: true, role: true },
  });
  const invitedAs = MEMBER_ROLES.find((role) => role === invited?.role);
  if (invited && invitedAs) {
    await seated(admitInvited(tx, { id: invited.id, workspaceId, role: invitedAs }, person.id));
    return;
  }
  if (known && !known.active) throw new SsoRefused("SsoRemoved");
  if (!known && (await isSwitchedOff(tx, workspaceId, person.email))) throw new SsoRefused("SsoRemoved");
  const role = await defaultRole(tx, workspaceId);
  if (needsSeat(role)) await seated(requireSeat(workspaceId));
  const id = known?.id ?? newId("membership");
  const fields = { role, source: "sso", active: true };
  const created = Object.assign({ id, workspaceId, userId: person.id }, fields);
  await tx.db.membership.upsert({ where, create: created, update: fields });
  audit(tx, { action: "member.joined", targetId: id, details: { role } });
}

/** A missing seat, in words for the person. */
async function seated(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    throw error instanceof AppError && error.kind === "allowance_used" ? new SsoRefused("SsoSeats") : error;
  });
}
