import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Locks a running job until the commit, before anything of it is stored: a second runner waits here, then sees that it
 * has ended. False if it has, or is gone. Its project is locked first, in the same order as when it is deleted.
 */
export async function holdRunning(tx: Transaction, { workspaceId }: Context, jobId: string): Promise<boolean> {
  const held = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM job WHERE id = ${jobId} AND workspace_id = ${workspaceId} AND status = 'running' FOR UPDATE`;
  return held.length > 0;
}
