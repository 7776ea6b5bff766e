import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

type Locked = { id: string; status: string; generation: number; version: number };

/**
 * Locks the readout of a locked study until the transaction ends. The order is the study, the quoted sessions, then
 * this, as in deletions, masks and withdrawals, to avoid deadlocks. Throws `conflict` if there is none yet.
 */
export async function lockReadout(tx: Transaction, { workspaceId }: Context, studyId: string): Promise<Locked> {
  const [readout] = await tx.db.$queryRaw<Locked[]>`
    SELECT id, status, generation, version FROM readout
     WHERE study_id = ${studyId} AND workspace_id = ${workspaceId} FOR UPDATE`;
  if (!readout) throw new AppError("conflict", "This study has no readout yet.");
  return readout;
}
