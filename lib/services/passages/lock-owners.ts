import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/** Locks files and sessions, in order of id, as `lockOwner` locks one; those that are gone are skipped. */
export async function lockOwners(tx: Transaction, { workspaceId }: Context, ids: readonly string[]): Promise<void> {
  await tx.db.$queryRaw`
    SELECT 1 FROM file WHERE id = ANY(${[...ids]}) AND workspace_id = ${workspaceId} AND session_id IS NULL
     ORDER BY id FOR NO KEY UPDATE`;
  await tx.db.$queryRaw`
    SELECT 1 FROM study_session WHERE id = ANY(${[...ids]}) AND workspace_id = ${workspaceId} ORDER BY id FOR NO KEY UPDATE`;
}
