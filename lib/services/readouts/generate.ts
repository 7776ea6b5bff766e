import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { NOTHING_COUNTS } from "./make/load-said";
import { read } from "./read";
import type { ReadoutRecord } from "./record";

/**
 * Requests a study's readout, or a new one; the present content stays until it is ready. Each request has a number, and
 * only the latest counts. `isBuiltIn`: without a language model, even if there is one. Throws `conflict` if no session
 * counts yet; AI agents' never do.
 */
export async function generate(ctx: Context, study: string, { isBuiltIn = false } = {}): Promise<ReadoutRecord> {
  permit(ctx, "study.write");
  const { workspaceId } = ctx;
  await transaction(ctx, async (tx) => {
    const { id: studyId } = await lockStudy(tx, ctx, study);
    const [counting] = await tx.db.$queryRaw<unknown[]>`
      SELECT 1 FROM study_session n JOIN transcript t ON t.session_id = n.id JOIN study y ON y.id = n.study_id
       WHERE n.study_id = ${studyId} AND y.type <> 'swarm' AND n.status = 'completed' AND n.excluded_at IS NULL
         AND n.quality_rating = 'good' LIMIT 1`;
    if (!counting) throw new AppError("conflict", NOTHING_COUNTS);
    const [readout] = await tx.db.$queryRaw<{ id: string; generation: number }[]>`
      INSERT INTO readout (id, workspace_id, study_id, created_by_id, updated_at)
      VALUES (${newId("readout")}, ${workspaceId}, ${studyId}, ${personOf(ctx)}, now())
      ON CONFLICT (study_id) DO UPDATE SET status = 'generating', error = NULL, progress = NULL, updated_at = now(),
             generation = readout.generation + 1, version = readout.version + 1
      RETURNING id, generation`;
    if (!readout) throw new Error("the insert returned no row");
    const { id: readoutId, generation } = readout;
    audit(tx, { action: "readout.requested", targetId: readoutId, details: { studyId, generation } });
    const asked = { readoutId, studyId, generation, ...(isBuiltIn && { isBuiltIn }) };
    emit(tx, "readout.requested", readoutId, asked);
  });
  return read(ctx, study);
}
