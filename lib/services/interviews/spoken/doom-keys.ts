import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";

/** A chunk in transit when its answer is deleted may still be written within this time. */
const ON_ITS_WAY = "2 minutes";

/** Marks stored bytes for removal, in the transaction that forgets them. */
export async function doomKeys(tx: Transaction, resourceId: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.db.$executeRaw`
    INSERT INTO doomed_object (storage_key, writable_until)
    SELECT key, now() + ${ON_ITS_WAY}::interval FROM unnest(${keys}::text[]) AS key
        ON CONFLICT (storage_key) DO UPDATE SET writable_until = excluded.writable_until`;
  emit(tx, "objects.doomed", resourceId, {});
}
