import { db } from "@/lib/db/client";
import type { Realm } from "./realm-of";
import { requirementOf } from "./requirement-of";

/**
 * What a mailed link may do where single sign-on is required. `none`: the person is a member and signs in with the
 * provider. `admin`: an admin's way in when the provider fails. `outside`: the person isn't a member there, and the
 * provider wouldn't let them in to whatever else they have.
 */
export type LinkRights = { kind: "none" | "admin"; realm: Realm } | { kind: "outside" };

export async function linkRights({ id: userId, email }: { id: string; email: string }): Promise<LinkRights> {
  const realm = await requirementOf(email);
  if (!realm) return { kind: "outside" };
  const { workspaceId } = realm;
  const where = { workspaceId_userId: { workspaceId, userId } };
  const membership = await db().membership.findUnique({ where, select: { active: true, role: true } });
  if (!membership?.active || membership.role === "participant") return { kind: "outside" };
  return { kind: membership.role === "admin" ? "admin" : "none", realm };
}
