import type { DeliveryRecord, DeliveryState, DisabledReason, WebhookRecord } from "./record";

/** The selected columns of a webhook: never its secret. */
export const WEBHOOK_FIELDS = {
  id: true,
  url: true,
  events: true,
  description: true,
  lastStatus: true,
  disabledAt: true,
  disabledReason: true,
  failingSince: true,
  oldSecretUntil: true,
  createdAt: true,
  updatedAt: true,
} as const;

type WebhookRow = Omit<WebhookRecord, "disabledReason"> & { disabledReason: string | null };

export const fromRow = (row: WebhookRow): WebhookRecord => ({
  ...row,
  disabledReason: row.disabledReason as DisabledReason | null,
});

export type DeliveryRow = {
  id: string;
  event_id: string;
  kind: string;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  error: string | null;
  duration_ms: number | null;
  created_at: Date;
  delivered_at: Date | null;
  next_attempt_at: Date | null;
};

/** Deliveries `d` to webhook $2 of workspace $1, with their event `e` and their last attempt. */
export const readDeliveries = (where: string, columns = ""): string => `
  SELECT d.id, d.event_id, d.kind, d.status AS state, d.attempts, d.last_status AS status, d.last_error AS error,
         d.last_duration_ms AS duration_ms, d.created_at, d.delivered_at, d.next_attempt_at ${columns}
    FROM webhook w JOIN webhook_delivery d ON d.webhook_id = w.id
    JOIN outbox_event e ON e.id = d.event_id
   WHERE w.workspace_id = $1 AND w.id = $2 AND ${where}`;

export const fromDelivery = (row: DeliveryRow): DeliveryRecord => ({
  id: row.id,
  eventId: row.event_id,
  event: row.kind,
  state: row.state,
  attempt: row.attempts,
  status: row.status,
  error: row.error,
  durationMs: row.duration_ms,
  createdAt: row.created_at,
  deliveredAt: row.delivered_at,
  nextAttemptAt: row.next_attempt_at,
});
