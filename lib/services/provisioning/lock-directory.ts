import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { lockWorkspace } from "@/lib/services/members/lock-workspace";
import type { MemberRole } from "@/lib/services/members/record";

/**
 * Holds the workspace for a write of its provider until the transaction ends, and says which role people have by
 * default. Throws `unauthenticated` if SCIM was turned off meanwhile.
 */
export async function lockDirectory(tx: Transaction, ctx: Context): Promise<{ defaultRole: MemberRole }> {
  const { workspaceId } = ctx;
  await lockWorkspace(tx, workspaceId);
  const [found] = await tx.db.$queryRaw<{ defaultRole: MemberRole }[]>`
    SELECT default_role AS "defaultRole" FROM scim_directory WHERE workspace_id = ${workspaceId} AND enabled`;
  if (!found) throw new AppError("unauthenticated", "SCIM is turned off in this workspace.");
  return found;
}
