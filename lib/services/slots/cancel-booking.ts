import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { type Caller, findParticipant } from "@/lib/services/participants/find";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { bookedSlot } from "./booked-slot";
import { viewOf } from "./offered";
import type { BookingView } from "./record";
import { release } from "./release";

/** Cancels the booking of the participant behind the link; does nothing without one. */
export async function cancelBooking(caller: Caller, token: string): Promise<BookingView> {
  const found = await findParticipant(caller, token);
  const { ctx, participant } = found;
  await transaction(ctx, async (tx) => {
    await lockStudy(tx, ctx, found.study.id);
    const slot = await bookedSlot(tx, participant.id);
    if (!slot) return;
    if (slot.startsAt.getTime() <= Date.now())
      throw new AppError("conflict", "Your interview has already begun, so it can't be canceled.");
    await release(tx, participant.id);
    audit(tx, { action: "booking.cancelled", targetId: slot.id });
  });
  return viewOf(found, participant);
}
