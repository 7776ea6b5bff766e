import type { Transaction } from "@/lib/db/transaction";
import { invalidGrant } from "./refusals";

/**
 * Throws if the person of a code or token has left the workspace. The lock keeps them from being removed before the
 * tokens are written, so that the removal finds the connection and ends it.
 */
export async function requireMember(tx: Transaction, workspaceId: string, userId: string): Promise<void> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM membership m JOIN user_account u ON u.id = m.user_id AND u.active
      JOIN workspace w ON w.id = m.workspace_id AND w.deletion_at IS NULL
     WHERE m.workspace_id = ${workspaceId} AND m.user_id = ${userId} AND m.active AND m.role <> 'participant'
       FOR SHARE OF m`;
  if (rows.length === 0) throw invalidGrant("The person who approved this connection is no longer in the workspace.");
}
