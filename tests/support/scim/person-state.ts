import { db } from "@/lib/db/client";
import type { PersonState } from "./lifecycle";

/** A person's state in the workspace according to its membership tables, which SCIM doesn't show. */
export async function personState(workspaceId: string, address: string): Promise<PersonState> {
  const email = address.toLowerCase();
  const member = await db().membership.findFirst({ where: { workspaceId, user: { email } } });
  if (member?.active) return { role: member.role, access: "member" };
  const where = { workspaceId, email, acceptedAt: null, cancelledAt: null, expiresAt: { gt: new Date() } };
  const invitation = await db().memberInvitation.findFirst({ where });
  return invitation ? { role: invitation.role, access: "invited" } : { access: "none" };
}
