import { pool } from "@/lib/db/pool";
import { type Claimed, isSuccess, type Outcome } from "./claimed";

/** An attempt that was made, and in how many milliseconds the next one is due, if any. */
export type Attempted = { delivery: Claimed; outcome: Outcome; nextInMs: number | null };

/**
 * An outcome counts only if its delivery is unchanged since the claim; a success always counts. The previous attempt
 * moves to a row of its own. Only webhooks whose state changes are written, in order of id to avoid deadlocks.
 */
const COUNTS =
  "(d.status = 'pending' AND d.attempts = o.attempts OR d.status <> 'delivered' AND o.state = 'delivered')";
const SETTLE = `
  WITH outcome AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::int[], $6::text[], $7::int[], $8::text[],
      $9::float8[]) AS o(id, attempts, state, next_in_ms, status, error, duration_ms, response, sent_at_ms)
  ), kept AS (
    INSERT INTO webhook_attempt (delivery_id, number, status, error, duration_ms, response, sent_at)
    SELECT d.id, d.attempts, d.last_status, d.last_error, d.last_duration_ms, d.last_response, d.last_sent_at
      FROM webhook_delivery d JOIN outcome o USING (id)
     WHERE d.id = ANY($1) AND d.last_sent_at IS NOT NULL AND ${COUNTS}
  ), moved AS (
    UPDATE webhook_delivery d
       SET attempts = d.attempts + 1, status = o.state, claimed_until = NULL,
           next_attempt_at = now() + o.next_in_ms * interval '1 millisecond',
           delivered_at = CASE WHEN o.state = 'delivered' THEN now() ELSE d.delivered_at END,
           last_status = o.status, last_error = o.error, last_duration_ms = o.duration_ms, last_response = o.response,
           last_sent_at = to_timestamp(o.sent_at_ms / 1000)
      FROM outcome o WHERE d.id = ANY($1) AND d.id = o.id AND ${COUNTS}
  ), standing AS (
    SELECT * FROM unnest($10::text[], $11::int[], $12::bool[], $13::bool[]) AS s(id, status, reached, failing)
  ), locked AS (
    SELECT w.id, s.status, s.reached, s.failing FROM webhook w JOIN standing s USING (id)
     WHERE w.last_status IS DISTINCT FROM coalesce(s.status, w.last_status)
        OR (s.reached AND w.failing_since IS NOT NULL) OR (s.failing AND w.failing_since IS NULL)
     ORDER BY w.id FOR NO KEY UPDATE OF w
  )
  UPDATE webhook w
     SET last_status = coalesce(l.status, w.last_status),
         failing_since = CASE WHEN NOT l.failing THEN NULL WHEN l.reached THEN now()
                              ELSE coalesce(w.failing_since, now()) END,
         warned_at = CASE WHEN l.reached THEN NULL ELSE w.warned_at END
    FROM locked l WHERE w.id = l.id`;

/** Each webhook's state after these attempts: its last status, whether any succeeded, whether the last failed. */
function standings(attempted: Attempted[]) {
  const all = new Map<string, { status: number | null; reached: boolean; failing: boolean }>();
  for (const { delivery, outcome } of attempted) {
    const before = all.get(delivery.webhookId);
    const arrived = isSuccess(outcome);
    all.set(delivery.webhookId, {
      status: outcome.status ?? before?.status ?? null,
      reached: arrived || (before?.reached ?? false),
      failing: !arrived,
    });
  }
  return all;
}

const stateOf = ({ outcome, nextInMs }: Attempted): string =>
  isSuccess(outcome) ? "delivered" : nextInMs === null ? "failed" : "pending";

/** The driver quotes and escapes every array element, even numbers. */
const numbers = (values: (number | null)[]): string => `{${values.map((value) => value ?? "NULL").join()}}`;

/** Writes the outcomes of these attempts in one statement. */
export async function settle(attempted: Attempted[]): Promise<void> {
  const webhooks = [...standings(attempted)];
  const values = [
    attempted.map(({ delivery }) => delivery.id),
    numbers(attempted.map(({ delivery }) => delivery.attempts)),
    attempted.map(stateOf),
    numbers(attempted.map(({ nextInMs }) => nextInMs)),
    numbers(attempted.map(({ outcome }) => outcome.status)),
    attempted.map(({ outcome }) => outcome.error),
    numbers(attempted.map(({ outcome }) => outcome.durationMs)),
    attempted.map(({ outcome }) => outcome.response),
    numbers(attempted.map(({ outcome }) => outcome.sentAt.getTime())),
    webhooks.map(([id]) => id),
    webhooks.map(([, { status }]) => status),
    webhooks.map(([, { reached }]) => reached),
    webhooks.map(([, { failing }]) => failing),
  ];
  // Unnamed, so that it is planned for this number of rows: a generic plan reads the whole table once it has grown.
  await pool().query({ text: SETTLE, values });
}
