import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { lockReadout } from "./lock";
import { read } from "./read";
import type { ReadoutRecord } from "./record";

/**
 * Stops a generation: the earlier content stays, or nothing if there is none. What a model has read by then is kept for
 * the next one. Throws `conflict` if nothing is being generated.
 */
export async function cancel(ctx: Context, study: string): Promise<ReadoutRecord> {
  permit(ctx, "study.write");
  await transaction(ctx, async (tx) => {
    const { id: studyId } = await lockStudy(tx, ctx, study);
    const { id, generation, status } = await lockReadout(tx, ctx, studyId);
    if (status !== "generating") throw new AppError("conflict", "This readout is not being generated.");
    await tx.db.$executeRaw`
      UPDATE readout SET status = CASE WHEN generated_at IS NULL THEN 'none' ELSE 'ready' END, progress = NULL,
             version = version + 1, updated_at = now() WHERE id = ${id}`;
    audit(tx, { action: "readout.cancelled", targetId: id, details: { studyId, generation } });
  });
  return read(ctx, study);
}
