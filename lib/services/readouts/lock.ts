import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

type Locked = { id: string; status: string; generation: number; version: number };

/**
 * The id of a study by id or slug, held so that nobody deletes it meanwhile. Taken first, then the sessions that are
 * quoted, then the readout: as deletions, masks and withdrawals take them, so that nobody waits in a circle.
 */
export async function holdStudy(tx: Transaction, { workspaceId }: Context, study: string): Promise<string> {
  const [held] = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM study WHERE workspace_id = ${workspaceId} AND (id = ${study} OR slug = ${study}) FOR KEY SHARE`;
  if (!held) throw notFound("Study");
  return held.id;
}

/** The readout of a held study, held until the transaction ends. Throws `conflict` when there is none yet. */
export async function lockReadout(tx: Transaction, { workspaceId }: Context, studyId: string): Promise<Locked> {
  const [readout] = await tx.db.$queryRaw<Locked[]>`
    SELECT id, status, generation, version FROM readout
     WHERE study_id = ${studyId} AND workspace_id = ${workspaceId} FOR UPDATE`;
  if (!readout) throw new AppError("conflict", "This study has no readout yet.");
  return readout;
}
