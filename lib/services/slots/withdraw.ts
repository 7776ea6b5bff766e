import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { fromRow, readSlots, type SlotRow } from "./read";
import type { SlotRecord } from "./record";

const WITHDRAW = `
  WITH gone AS (
    DELETE FROM slot WHERE workspace_id = $1 AND study_id = $2 AND id = ANY($3)
       AND participant_id IS NULL AND outcome IS NULL AND starts_at > now() RETURNING *)
  ${readSlots("gone")} ORDER BY l.starts_at`;

/**
 * Withdraws those of some offered times that nobody has booked, and returns them: one that was booked a moment ago
 * stays. Repeated, it changes nothing.
 */
export async function withdraw(ctx: Context, studyId: string, slotIds: string[]): Promise<SlotRecord[]> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const study = await lockStudy(tx, ctx, studyId);
    const gone = await tx.db.$queryRawUnsafe<SlotRow[]>(WITHDRAW, ctx.workspaceId, study.id, slotIds);
    if (gone.length > 0) audit(tx, { action: "slots.withdrawn", targetId: study.id, details: { count: gone.length } });
    return gone.map(fromRow);
  });
}
