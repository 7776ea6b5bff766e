import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockSlot } from "./lock-slot";
import { fromRow } from "./read";
import type { SlotRecord } from "./record";
import { release } from "./release";

/**
 * Withdraws an offered time; a participant who booked it is told and may choose another. Throws `conflict` for one that
 * is over.
 */
export async function remove(ctx: Context, studyId: string, slotId: string): Promise<SlotRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const { slot } = await lockSlot(tx, ctx, { studyId, slotId });
    if (slot.state === "held" || slot.state === "no_show")
      throw new AppError("conflict", "This time has passed and stays on record.");
    if (slot.participant_id) await release(tx, slot.participant_id);
    await tx.db.slot.delete({ where: { id: slot.id, workspaceId: ctx.workspaceId }, select: { id: true } });
    audit(tx, { action: "slot.removed", targetId: slot.id, details: { wasBooked: slot.participant_id !== null } });
    return fromRow(slot);
  });
}
