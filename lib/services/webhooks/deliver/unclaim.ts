import { pool } from "@/lib/db/pool";

/** Gives deliveries back that were claimed and not sent. */
export async function unclaim(ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await pool().query("UPDATE webhook_delivery SET claimed_until = NULL WHERE id = ANY($1) AND status = 'pending'", [
    ids,
  ]);
}
