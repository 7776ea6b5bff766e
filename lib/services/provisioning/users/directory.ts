import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { verifiedDomains } from "@/lib/services/domains/verified-domains";
import type { MemberRole } from "@/lib/services/members/record";
import { lockDirectory } from "@/lib/services/provisioning/lock-directory";

/** What a write of people has to know of the workspace. */
export type Directory = { defaultRole: MemberRole; isOurs(address: string): boolean };

/** Holds the workspace until the transaction ends, as every write of its provider does. */
export async function openDirectory(tx: Transaction, ctx: Context): Promise<Directory> {
  const { defaultRole } = await lockDirectory(tx, ctx);
  const domains = await verifiedDomains(tx, ctx.workspaceId);
  const isOurs = (address: string) => domains.includes(address.slice(address.lastIndexOf("@") + 1).toLowerCase());
  return { defaultRole, isOurs };
}
