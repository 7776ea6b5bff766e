import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { bookingFacts } from "./booking-facts";
import { lockSlot } from "./lock-slot";
import { fromRow } from "./read";
import type { SlotRecord } from "./record";
import { tell } from "./tell";

/** Sets the URL of the call; a participant who booked the time gets a new calendar entry. */
export async function update(
  ctx: Context,
  studyId: string,
  slotId: string,
  { meetingUrl }: { meetingUrl: string | null },
): Promise<SlotRecord> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    const { slot } = await lockSlot(tx, ctx, { studyId, slotId });
    if (slot.meeting_url === meetingUrl) return fromRow(slot);
    if (slot.state === "held" || slot.state === "no_show")
      throw new AppError("conflict", "This time has passed and stays on record.");
    await tx.db.$executeRaw`UPDATE slot SET meeting_url = ${meetingUrl} WHERE id = ${slot.id}`;
    if (slot.participant_id) {
      await tx.db.$executeRaw`
        UPDATE participant SET calendar_sequence = calendar_sequence + 1 WHERE id = ${slot.participant_id}`;
      await tell(tx, await bookingFacts(tx, slot.id), "changed");
    }
    audit(tx, { action: "slot.updated", targetId: slot.id });
    return fromRow({ ...slot, meeting_url: meetingUrl });
  });
}
