import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import type { Transaction } from "@/lib/db/transaction";
import { providerRefusals } from "@/lib/services/access/provider-refusals";
import type { MemberRole } from "@/lib/services/members/record";

/** What a write of people and groups has to know about the workspace. */
export type Directory = { defaultRole: MemberRole; isOurs(address: string): boolean };

type Row = { default_role: MemberRole; domains: string[]; plan: Plan };

const OPEN = "SELECT * FROM scim_open($1, $2)";

/**
 * Holds the workspace for a write of its provider until the transaction ends. What let the request in is looked at
 * again, since it may have waited: throws `unauthenticated` when the token was regenerated or SCIM turned off
 * meanwhile, and `plan_required` when the workspace has left Scale.
 */
export async function openDirectory(tx: Transaction, { workspaceId, actor }: Context): Promise<Directory> {
  if (actor.kind !== "scim") throw new AppError("forbidden", "Only an identity provider can write to its directory.");
  const [found] = await tx.db.$queryRawUnsafe<Row[]>(OPEN, workspaceId, actor.tokenHash);
  if (!found) throw providerRefusals.token();
  const { default_role: defaultRole, domains, plan } = found;
  if (!PLAN_FACTS[plan].sso) throw providerRefusals.plan();
  const isOurs = (address: string) => domains.includes(address.slice(address.lastIndexOf("@") + 1).toLowerCase());
  return { defaultRole, isOurs };
}
