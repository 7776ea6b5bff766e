import type { Transaction } from "@/lib/db/transaction";
import { bookedSlot } from "./booked-slot";
import { bookingFacts } from "./booking-facts";
import { tell } from "./tell";

/**
 * Frees a participant's booked time and place, and tells both sides. The caller holds the study's lock; false if
 * nothing was booked. Also used when a participant withdraws and when a study ends.
 */
export async function release(tx: Transaction, participantId: string): Promise<boolean> {
  const slot = await bookedSlot(tx, participantId);
  if (!slot) return false;
  await tx.db.$executeRaw`
    UPDATE participant SET calendar_sequence = calendar_sequence + 1, place_held_until = NULL, updated_at = now(),
           status = CASE status WHEN 'booked' THEN 'qualified' ELSE status END
     WHERE id = ${participantId}`;
  await tell(tx, await bookingFacts(tx, slot.id), "cancelled");
  await tx.db.$executeRaw`
    UPDATE slot SET participant_id = NULL, booked_at = NULL, reminded_at = NULL WHERE id = ${slot.id}`;
  return true;
}
