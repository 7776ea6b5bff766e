import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/** Holds files and sessions, in the order of their ids, as `lockOwner` holds one; those that are gone are passed over. */
export async function lockOwners(tx: Transaction, { workspaceId }: Context, ids: readonly string[]): Promise<void> {
  await tx.db.$queryRaw`
    SELECT 1 FROM file WHERE id = ANY(${[...ids]}) AND workspace_id = ${workspaceId} AND session_id IS NULL
     ORDER BY id FOR NO KEY UPDATE`;
  await tx.db.$queryRaw`
    SELECT 1 FROM study_session WHERE id = ANY(${[...ids]}) AND workspace_id = ${workspaceId} ORDER BY id FOR NO KEY UPDATE`;
}
