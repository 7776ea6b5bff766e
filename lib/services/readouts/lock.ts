import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

type Locked = { id: string; status: string; generation: number; version: number };

/**
 * The readout of a held study, held until the transaction ends. First the study is held, then the sessions that are
 * quoted, then this: as deletions, masks and withdrawals take them, so that nobody waits in a circle. Throws `conflict`
 * when there is none yet.
 */
export async function lockReadout(tx: Transaction, { workspaceId }: Context, studyId: string): Promise<Locked> {
  const [readout] = await tx.db.$queryRaw<Locked[]>`
    SELECT id, status, generation, version FROM readout
     WHERE study_id = ${studyId} AND workspace_id = ${workspaceId} FOR UPDATE`;
  if (!readout) throw new AppError("conflict", "This study has no readout yet.");
  return readout;
}
