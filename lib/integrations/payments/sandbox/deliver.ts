import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";
import { sign } from "../signature";
import { sandboxSecret } from "./secret";

/**
 * A claim lasts ten seconds, longer than the POST may take; each further attempt waits twice as long, an hour at most.
 */
const CLAIM = `
  UPDATE sandbox_event SET attempts = attempts + 1,
         next_attempt_at = now() + least(interval '1 hour', interval '10 seconds' * 2 ^ least(attempts, 9))
   WHERE id IN (SELECT id FROM sandbox_event WHERE delivered_at IS NULL AND next_attempt_at <= now()
                 ORDER BY next_attempt_at LIMIT 20 FOR UPDATE SKIP LOCKED)
  RETURNING id, body`;
const DELIVERED = "UPDATE sandbox_event SET delivered_at = now() WHERE id = $1";

/** Posts the sandbox's events, signed, to our own webhook, as an external service would; failed ones are kept. */
export async function deliverEvents(): Promise<number> {
  const { rows } = await pool().query<{ id: string; body: unknown }>(CLAIM);
  const told = await Promise.all(rows.map((event) => post(event)));
  return told.filter(Boolean).length;
}

async function post({ id, body }: { id: string; body: unknown }): Promise<boolean> {
  const text = JSON.stringify(body);
  try {
    // This very server: APP_URL may be reachable only by browsers.
    const response = await fetch(`http://127.0.0.1:${config().PORT}/api/billing/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": sign(text, sandboxSecret()) },
      body: text,
      signal: AbortSignal.timeout(8_000),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
  } catch (error) {
    log().warn({ err: error, eventId: id }, "an event of the payment sandbox waits for its next try");
    return false;
  }
  await pool().query(DELIVERED, [id]);
  return true;
}
