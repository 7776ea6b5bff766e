import type { Pool } from "pg";

/** In batches, so that no statement runs into its time limit. */
const BATCH = 5_000;
const RULES = [
  "DELETE FROM jobs.event WHERE id IN (SELECT id FROM jobs.event WHERE received_at < now() - interval '24 hours' LIMIT $1)",
  `UPDATE jobs.run SET idempotency_key = NULL WHERE id IN (SELECT id FROM jobs.run
     WHERE idempotency_key IS NOT NULL AND created_at < now() - interval '24 hours' LIMIT $1)`,
  "DELETE FROM jobs.run WHERE id IN (SELECT id FROM jobs.run WHERE ended_at < now() - interval '72 hours' LIMIT $1)",
  `DELETE FROM jobs.cron WHERE (function_id, expression) IN (SELECT function_id, expression FROM jobs.cron
     WHERE next_at < now() - interval '7 days' LIMIT $1)`,
];

/** Forgets event ids and idempotency keys after 24 hours, as the Inngest server does, and ended runs after 72, and schedules of functions gone for a week. */
export async function prune(pool: Pool): Promise<number> {
  let forgotten = 0;
  for (const rule of RULES) {
    for (let count = BATCH; count === BATCH; forgotten += count) {
      count = (await pool.query(rule, [BATCH])).rowCount ?? 0;
    }
  }
  return forgotten;
}
