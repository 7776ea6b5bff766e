import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";
import { payments } from "@/lib/integrations/payments/payments";
import { giveUpLeft } from "./give-up";
import { settle } from "./settle";

/** Unfinished charges that weren't looked at for a while; each is taken by only one process. */
const TAKE = `
  UPDATE charge SET checked_at = now() WHERE id IN (
    SELECT id FROM charge
     WHERE service = $1 AND (
           status IN ('intent', 'refunding') AND checked_at < now() - interval '20 seconds'
        OR status = 'cancelled' AND (checkout_url IS NOT NULL OR card_reference IS NOT NULL)
           AND checked_at < now() - interval '20 seconds'
        OR status = 'checkout' AND checked_at < now() - interval '2 minutes')
     ORDER BY checked_at LIMIT 50 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/** Settles every charge that was left unfinished. Returns how many were looked at. */
export async function reconcile(): Promise<number> {
  await giveUpLeft();
  const { rows } = await pool().query<{ id: string }>(TAKE, [payments().service]);
  for (const { id } of rows) {
    await settle(id).catch((error: unknown) => log().warn({ err: error, chargeId: id }, "a charge is undecided still"));
  }
  return rows.length;
}
