import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { bodyOf } from "./body-of";
import { type DeliveryRow, fromDelivery, readDeliveries } from "./read";
import type { AttemptRecord, DeliveryDetail } from "./record";

const MOST_ATTEMPTS = 50;
// The last attempt is in the delivery's own row; earlier ones have rows of their own.
const EVENT = `, w.url, e.sequence, e.data::text AS data, e.created_at AS event_created_at,
  coalesce((SELECT json_agg(json_build_object('number', t.number, 'status', t.status, 'error', t.error,
      'durationMs', t.duration_ms, 'response', t.response, 'sentAt', t.sent_at) ORDER BY t.number DESC)
     FROM (SELECT d.attempts AS number, d.last_status AS status, d.last_error AS error,
                  d.last_duration_ms AS duration_ms, d.last_response AS response, d.last_sent_at AS sent_at
            WHERE d.last_sent_at IS NOT NULL
           UNION ALL (SELECT number, status, error, duration_ms, response, sent_at FROM webhook_attempt
            WHERE webhook_id = d.webhook_id AND delivery_id = d.id ORDER BY number DESC LIMIT ${MOST_ATTEMPTS - 1})) t),
    '[]') AS made`;
const ONE = readDeliveries("d.id = $3", EVENT);

type Row = DeliveryRow & {
  url: string;
  sequence: string;
  data: string;
  event_created_at: Date;
  made: (Omit<AttemptRecord, "sentAt"> & { sentAt: string })[];
};

/** A delivery with its body and its last 50 attempts. Throws `not_found`. */
export async function getDelivery(ctx: Context, webhookId: string, deliveryId: string): Promise<DeliveryDetail> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, webhookId, deliveryId];
  const { rows } = await pool().query<Row>({ name: "get_delivery", text: ONE, values });
  const [row] = rows;
  if (!row) throw notFound("Delivery");
  const { workspaceId } = ctx;
  const event = { id: row.event_id, kind: row.kind, sequence: row.sequence, createdAt: row.event_created_at };
  return {
    ...fromDelivery(row),
    url: row.url,
    body: bodyOf({ ...event, workspaceId, data: row.data }),
    attempts: row.made.map((attempt) => ({ ...attempt, sentAt: new Date(attempt.sentAt) })),
  };
}
