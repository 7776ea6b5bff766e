import { pool } from "@/lib/db/pool";
import { type Claimed, isSuccess, type Outcome } from "./claimed";

/** An attempt that was made, and in how many milliseconds the next one is due, if any. */
export type Attempted = { delivery: Claimed; outcome: Outcome; nextInMs: number | null };

/** The columns of the outcomes, in the order of their parameters. */
const COLUMNS = {
  webhook_id: "text",
  id: "text",
  attempts: "int",
  state: "text",
  next_in_ms: "float8",
  status: "int",
  error: "text",
  duration_ms: "int",
  response: "text",
  sent_at_ms: "float8",
};

const COUNTS =
  "(d.status = 'pending' AND d.attempts = o.attempts OR d.status <> 'delivered' AND o.state = 'delivered')";
/** Subqueries hide from the planner how many rows there are, or it would read a table of some 10,000 rows whole. */
const HIDDEN = Object.values(COLUMNS).map((type, i) => `(SELECT $${i + 1}::${type}[])`);

/**
 * An outcome counts only if its delivery is unchanged since the claim; a success always counts. The previous attempt
 * moves to a row of its own; a first attempt has none, and isn't looked up ($11 looks nevertheless). Only webhooks
 * whose state changes are written, in order of id to avoid deadlocks.
 */
const SETTLE = `
  WITH outcome AS MATERIALIZED (
    SELECT * FROM unnest(${HIDDEN.join(", ")}) AS o(${Object.keys(COLUMNS).join(", ")})
  ), kept AS (
    INSERT INTO webhook_attempt (webhook_id, delivery_id, number, status, error, duration_ms, response, sent_at)
    SELECT d.webhook_id, d.id, d.attempts, d.last_status, d.last_error, d.last_duration_ms, d.last_response, d.last_sent_at
      FROM outcome o JOIN webhook_delivery d USING (webhook_id, id)
     WHERE (o.attempts > 0 OR $11) AND d.last_sent_at IS NOT NULL AND ${COUNTS}
  ), moved AS (
    UPDATE webhook_delivery d
       SET attempts = d.attempts + 1, status = o.state, claimed_until = NULL,
           next_attempt_at = now() + o.next_in_ms * interval '1 millisecond',
           delivered_at = CASE WHEN o.state = 'delivered' THEN now() ELSE d.delivered_at END,
           last_status = o.status, last_error = o.error, last_duration_ms = o.duration_ms, last_response = o.response,
           last_sent_at = to_timestamp(o.sent_at_ms / 1000)
      FROM outcome o WHERE d.webhook_id = o.webhook_id AND d.id = o.id AND ${COUNTS}
       AND (o.attempts > 0 OR $11 OR d.last_sent_at IS NULL)
    RETURNING 1
  ), standing AS (
    SELECT * FROM unnest($12::text[], $13::int[], $14::bool[], $15::bool[]) AS s(id, status, reached, failing)
  ), locked AS (
    SELECT w.id, s.status, s.reached, s.failing FROM webhook w JOIN standing s USING (id)
     WHERE w.last_status IS DISTINCT FROM coalesce(s.status, w.last_status)
        OR (s.reached AND w.failing_since IS NOT NULL) OR (s.failing AND w.failing_since IS NULL)
     ORDER BY w.id FOR NO KEY UPDATE OF w
  ), told AS (
    UPDATE webhook w
       SET last_status = coalesce(l.status, w.last_status),
           failing_since = CASE WHEN NOT l.failing THEN NULL WHEN l.reached THEN now()
                                ELSE coalesce(w.failing_since, now()) END,
           warned_at = CASE WHEN l.reached THEN NULL ELSE w.warned_at END
      FROM locked l WHERE w.id = l.id RETURNING 1
  )
  SELECT count(*)::int AS count FROM moved`;

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

/** As a literal, because the driver quotes and escapes every array element, even numbers. */
const list = (values: (string | number | null)[]): string => `{${values.map((value) => value ?? "NULL").join()}}`;

/** Writes the outcomes of these attempts in one statement. */
export async function settle(attempted: Attempted[]): Promise<void> {
  const webhooks = [...standings(attempted)];
  const values = (looksBack: boolean) => [
    list(attempted.map(({ delivery }) => delivery.webhookId)),
    list(attempted.map(({ delivery }) => delivery.id)),
    list(attempted.map(({ delivery }) => delivery.attempts)),
    list(attempted.map(stateOf)),
    list(attempted.map(({ nextInMs }) => nextInMs)),
    list(attempted.map(({ outcome }) => outcome.status)),
    attempted.map(({ outcome }) => outcome.error),
    list(attempted.map(({ outcome }) => outcome.durationMs)),
    attempted.map(({ outcome }) => outcome.response),
    list(attempted.map(({ outcome }) => outcome.sentAt.getTime())),
    looksBack,
    webhooks.map(([id]) => id),
    webhooks.map(([, { status }]) => status),
    webhooks.map(([, { reached }]) => reached),
    webhooks.map(([, { failing }]) => failing),
  ];
  // Unnamed, so that it is planned for the table as it is: a plan from when it was small reads it whole.
  const write = async (looksBack: boolean) => {
    const { rows } = await pool().query<{ count: number }>({ text: SETTLE, values: values(looksBack) });
    return rows[0]?.count ?? 0;
  };
  // Some were changed meanwhile, perhaps attempted by another process after their lease.
  if ((await write(false)) < attempted.length) await write(true);
}
