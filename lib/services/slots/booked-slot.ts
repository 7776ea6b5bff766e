import type { Transaction } from "@/lib/db/transaction";

/** The participant's booked time that is not over, by the rules of `slot_of_participant`. */
export async function bookedSlot(
  tx: Transaction,
  participantId: string,
): Promise<{ id: string; startsAt: Date } | null> {
  const [slot] = await tx.db.$queryRaw<{ id: string; startsAt: Date }[]>`
    SELECT id, starts_at AS "startsAt" FROM slot WHERE participant_id = ${participantId} AND outcome IS NULL`;
  return slot ?? null;
}
