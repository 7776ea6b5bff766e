import { pool } from "@/lib/db/pool";

/** Returns deliveries that were claimed but not sent. */
export async function unclaim(ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await pool().query("UPDATE webhook_delivery SET claimed_until = NULL WHERE id = ANY($1) AND status = 'pending'", [
    ids,
  ]);
}
