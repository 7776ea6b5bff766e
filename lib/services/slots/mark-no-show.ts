import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockSlot } from "./lock-slot";
import { fromRow } from "./read";
import type { SlotRecord } from "./record";

/**
 * Records that nobody came: the place is free again, and the participant may choose another time while the study runs.
 */
export async function markNoShow(ctx: Context, studyId: string, slotId: string): Promise<SlotRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const { slot } = await lockSlot(tx, ctx, { studyId, slotId });
    if (slot.state === "no_show") return fromRow(slot);
    if (slot.state !== "booked" || slot.starts_at.getTime() > Date.now())
      throw new AppError("conflict", "Only a booked interview whose time has come can be marked as a no-show.");
    await tx.db.$executeRaw`UPDATE slot SET outcome = 'no_show' WHERE id = ${slot.id}`;
    await tx.db.$executeRaw`
      UPDATE participant SET status = 'qualified', place_held_until = NULL, updated_at = now()
       WHERE id = ${slot.participant_id} AND status = 'booked'`;
    audit(tx, { action: "slot.no_show", targetId: slot.id });
    return fromRow({ ...slot, state: "no_show" });
  });
}
