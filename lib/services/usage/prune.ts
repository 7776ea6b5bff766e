import { newId } from "@/lib/core/ids";
import { inBatches } from "@/lib/db/in-batches";

const DAY_MS = 24 * 3_600_000;

const rules = (nowMs: number): string[] => [
  "DELETE FROM request_log WHERE id IN (SELECT id FROM request_log WHERE created_at < now() - interval '31 days' LIMIT $1)",
  `DELETE FROM idempotency_key WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM idempotency_key WHERE created_at < now() - interval '24 hours' LIMIT $1))`,
  `DELETE FROM request_minute WHERE key IN (SELECT key FROM request_minute
     WHERE base_second < extract(epoch FROM now()) - 3600 LIMIT $1)`,
  `DELETE FROM participation_minute WHERE key IN (SELECT key FROM participation_minute
     WHERE minute < now() - interval '1 hour' LIMIT $1)`,
  `DELETE FROM work_answer WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM work_answer WHERE created_at < now() - interval '3 days' LIMIT $1))`,
  `DELETE FROM question_claim WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM question_claim WHERE held_until < now() - interval '1 hour' LIMIT $1))`,
  `DELETE FROM monthly_calls WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM monthly_calls WHERE month < now() - interval '14 months' LIMIT $1))`,
  // Its id begins with the event's time, and so needs no index of times.
  `DELETE FROM webhook_delivery WHERE (webhook_id, id) IN (
     SELECT d.webhook_id, d.id FROM webhook w CROSS JOIN LATERAL (
       SELECT webhook_id, id FROM webhook_delivery
        WHERE webhook_id = w.id AND id < '${newId("delivery", nowMs - 30 * DAY_MS)}' LIMIT $1) d LIMIT $1)`,
  `DELETE FROM outbox_event WHERE id IN (SELECT id FROM outbox_event
     WHERE created_at < now() - interval '31 days' AND dispatched_at IS NOT NULL LIMIT $1)`,
];

/**
 * Forgets usage lines, events and their deliveries after a month, idempotent answers after a day, and what a model
 * answered in work that ended without saying so after three; returns how many rows went.
 */
export const prune = (): Promise<number> => inBatches(rules(Date.now()));
