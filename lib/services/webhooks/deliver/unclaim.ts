import { pool } from "@/lib/db/pool";
import type { Claimed } from "./claimed";

const UNCLAIM = `
  UPDATE webhook_delivery d SET claimed_until = NULL
    FROM unnest($1::text[], $2::text[]) AS o(webhook_id, id)
   WHERE d.webhook_id = o.webhook_id AND d.id = o.id AND d.status = 'pending'`;

/** Returns deliveries that were claimed but not sent. */
export async function unclaim(deliveries: Claimed[]): Promise<void> {
  if (deliveries.length === 0) return;
  await pool().query(UNCLAIM, [deliveries.map(({ webhookId }) => webhookId), deliveries.map(({ id }) => id)]);
}
