import { inBatches } from "@/lib/db/in-batches";

const RULES = [
  "DELETE FROM jobs.event WHERE id IN (SELECT id FROM jobs.event WHERE received_at < now() - interval '24 hours' LIMIT $1)",
  `UPDATE jobs.run SET idempotency_key = NULL WHERE id IN (SELECT id FROM jobs.run
     WHERE idempotency_key IS NOT NULL AND created_at < now() - interval '24 hours' LIMIT $1)`,
  "DELETE FROM jobs.run WHERE id IN (SELECT id FROM jobs.run WHERE ended_at < now() - interval '72 hours' LIMIT $1)",
  `DELETE FROM jobs.cron WHERE (function_id, expression) IN (SELECT function_id, expression FROM jobs.cron
     WHERE next_at < now() - interval '7 days' LIMIT $1)`,
];

/**
 * Deletes event ids and idempotency keys after 24 hours, as the Inngest server does, ended runs after 72, and schedules
 * of functions gone for a week. Returns how many.
 */
export const prune = (): Promise<number> => inBatches(RULES);
