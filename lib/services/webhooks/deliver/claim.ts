import { pool } from "@/lib/db/pool";
import { keyOf, type SigningKey } from "../headers-of";
import { openSecrets } from "../secret";
import type { Claimed, Receiver } from "./claimed";

/** How many more deliveries each webhook may have claimed; webhooks not in `free` may have `usual`. */
type Wanted = { free: Map<string, number>; usual: number; most: number; leaseMs: number };

/** A webhook of which something was claimed. */
type WebhookRow = {
  id: null;
  webhook_id: string;
  url: string;
  sealed_secret: Uint8Array;
  sealed_old_secret: Uint8Array | null;
};

type DeliveryRow = {
  id: string;
  webhook_id: string;
  attempts: number;
  replayed_after: number;
  event_id: string;
  kind: string;
  sequence: string;
  workspace_id: string;
  created_at_ms: number;
  data: string;
};

/**
 * Skips through the index from webhook to webhook and takes what is due from each, oldest first, so that one webhook's
 * long queue doesn't slow down the others. The order of webhooks is random each time, so that none is always last. What
 * was locked is found again by its place. Webhooks come in rows of their own, once each.
 */
const CLAIM = `
  WITH RECURSIVE waiting AS (
    (SELECT webhook_id FROM webhook_delivery WHERE status = 'pending' ORDER BY webhook_id LIMIT 1)
    UNION ALL
    SELECT (SELECT d.webhook_id FROM webhook_delivery d
             WHERE d.status = 'pending' AND d.webhook_id > w.webhook_id ORDER BY d.webhook_id LIMIT 1)
      FROM waiting w WHERE w.webhook_id IS NOT NULL
  ), lanes AS MATERIALIZED (
    SELECT w.id, coalesce(l.free, $3::int) AS free
      FROM waiting JOIN webhook w ON w.id = waiting.webhook_id AND w.disabled_at IS NULL
      JOIN workspace o ON o.id = w.workspace_id AND o.deletion_at IS NULL
      LEFT JOIN unnest($1::text[], $2::int[]) AS l(id, free) ON l.id = w.id
     ORDER BY random()
  ), picked AS MATERIALIZED (
    SELECT p.place FROM lanes CROSS JOIN LATERAL (
      SELECT d.ctid AS place FROM webhook_delivery d
       WHERE d.webhook_id = lanes.id AND d.status = 'pending' AND d.next_attempt_at <= now()
         AND (d.claimed_until IS NULL OR d.claimed_until <= now())
       ORDER BY d.next_attempt_at LIMIT lanes.free FOR UPDATE SKIP LOCKED) p
     LIMIT $4
  ), claimed AS (
    UPDATE webhook_delivery d SET claimed_until = now() + $5 * interval '1 millisecond'
     WHERE d.ctid = ANY(ARRAY(SELECT place FROM picked))
    RETURNING d.id, d.webhook_id, d.event_id, d.attempts, d.replayed_after
  )
  SELECT c.id, c.webhook_id, c.attempts, c.replayed_after, e.id AS event_id, e.kind, e.sequence, e.workspace_id,
         (extract(epoch FROM e.created_at) * 1000)::float8 AS created_at_ms, e.data::text AS data,
         NULL AS url, NULL::bytea AS sealed_secret, NULL::bytea AS sealed_old_secret
    FROM claimed c JOIN outbox_event e ON e.id = c.event_id
   UNION ALL
  SELECT NULL, w.id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, w.url, w.sealed_secret,
         CASE WHEN w.old_secret_until > now() THEN w.sealed_old_secret END
    FROM webhook w WHERE w.id IN (SELECT webhook_id FROM claimed)`;

/**
 * Secrets from before a rotation are useless on their own: a receiver that has switched would refuse their signatures.
 */
function keysOf({ sealed_secret, sealed_old_secret }: WebhookRow): SigningKey[] {
  const newest = openSecrets(sealed_secret);
  return newest.length === 0 ? [] : [...newest, ...openSecrets(sealed_old_secret)].map(keyOf);
}

/** Read once per claim. URLs that can't be parsed are never saved. */
function receiverOf(row: WebhookRow): Receiver {
  const { origin, pathname, search } = new URL(row.url);
  return { origin, path: `${pathname}${search}`, keys: keysOf(row) };
}

/** Claims due deliveries that nobody holds, for the length of the lease. */
export async function claim({ free, usual, most, leaseMs }: Wanted): Promise<Claimed[]> {
  const claimedAtMs = Date.now();
  const values = [[...free.keys()], [...free.values()], usual, most, leaseMs];
  const { rows } = await pool().query<WebhookRow | DeliveryRow>({ name: "claim-deliveries", text: CLAIM, values });
  const receivers = new Map<string, Receiver>();
  for (const row of rows) if (row.id === null) receivers.set(row.webhook_id, receiverOf(row));
  return rows.flatMap((row) => {
    const receiver = receivers.get(row.webhook_id);
    if (row.id === null || !receiver) return [];
    return {
      id: row.id,
      webhookId: row.webhook_id,
      claimedAtMs,
      receiver,
      attempts: row.attempts,
      replayedAfter: row.replayed_after,
      event: {
        id: row.event_id,
        kind: row.kind,
        sequence: row.sequence,
        workspaceId: row.workspace_id,
        createdAt: new Date(row.created_at_ms),
        data: row.data,
      },
    };
  });
}
