import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { createOne } from "@/lib/services/members/invitations/create-one";
import type { MemberRole } from "@/lib/services/members/record";
import type { Person } from "@/tests/support/factories";

/** An unused address. */
export const anAddress = () => `${newId("request")}@people.test`;

/** The token in the newest mail to an address. */
export async function mailedToken(recipient: string): Promise<string> {
  const mail = await db().mail.findFirst({ where: { recipient }, orderBy: { createdAt: "desc" } });
  return /\/join\/(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** An invitation by this admin, and the token that was mailed. */
export async function invited(admin: Person, role: MemberRole = "member", email = anAddress()) {
  const { id } = await createOne(admin.ctx, { email, role });
  return { id, email, token: await mailedToken(email) };
}

/** Lets the seven days of an invitation pass. */
export const letExpire = (id: string) =>
  db().memberInvitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1_000) } });

/** The id of a person's membership in their workspace. */
export async function membershipOf({ id: userId, workspaceId }: Person): Promise<string> {
  return (await db().membership.findUniqueOrThrow({ where: { workspaceId_userId: { workspaceId, userId } } })).id;
}

export const auditsOf = async (workspaceId: string): Promise<string[]> => {
  const rows = await db().auditEntry.findMany({ where: { workspaceId }, orderBy: { id: "asc" } });
  return rows.map(({ action }) => action);
};
