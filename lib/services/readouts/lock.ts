import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

type Locked = { id: string; studyId: string; status: string; generation: number; version: number };

/**
 * The readout of a study by id or slug, held until the transaction ends, the study before it, so that nobody who
 * deletes the study waits for us while we wait for them. Throws `not_found`, and `conflict` when there is none yet.
 */
export async function lockReadout(tx: Transaction, { workspaceId }: Context, study: string): Promise<Locked> {
  const [held] = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM study WHERE workspace_id = ${workspaceId} AND (id = ${study} OR slug = ${study}) FOR KEY SHARE`;
  if (!held) throw notFound("Study");
  const [readout] = await tx.db.$queryRaw<Locked[]>`
    SELECT id, study_id AS "studyId", status, generation, version FROM readout
     WHERE study_id = ${held.id} AND workspace_id = ${workspaceId} FOR UPDATE`;
  if (!readout) throw new AppError("conflict", "This study has no readout yet.");
  return readout;
}
