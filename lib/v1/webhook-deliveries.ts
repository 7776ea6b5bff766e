import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { DELIVERY_STATES, type DeliveryRecord } from "@/lib/services/webhooks/record";
import { DateTime, data, IdParams, listOf, PageQuery } from "./shared";

const Delivery = z
  .object({
    id: z.string(),
    event_id: z.string().describe("The `webhook-id` header of every attempt."),
    event: z.string().describe("The kind."),
    state: z.enum(DELIVERY_STATES).describe("`failed`: no further attempt is made."),
    attempt: z.int().describe("How many attempts were made."),
    status: z.int().nullable().describe("HTTP status of the last attempt; null when no answer came."),
    error: z.string().nullable().describe("Why the last attempt failed."),
    duration_ms: z.int().nullable(),
    created_at: DateTime,
    delivered_at: DateTime.nullable(),
    next_attempt_at: DateTime.nullable(),
  })
  .meta({ id: "WebhookDelivery" });

export const toDelivery = (delivery: DeliveryRecord): z.input<typeof Delivery> => ({
  id: delivery.id,
  event_id: delivery.eventId,
  event: delivery.event,
  state: delivery.state,
  attempt: delivery.attempt,
  status: delivery.status,
  error: delivery.error,
  duration_ms: delivery.durationMs,
  created_at: delivery.createdAt.toISOString(),
  delivered_at: delivery.deliveredAt?.toISOString() ?? null,
  next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
});

const tag = "Webhooks";
const deliveriesOf = (_answer: unknown, { id }: { id: string }) => `/v1/webhooks/${id}/deliveries`;

export const listWebhookDeliveries = operation({
  id: "listWebhookDeliveries",
  method: "GET",
  path: "/webhooks/{id}/deliveries",
  tag,
  summary: "List what went to a webhook, newest first",
  description: "One item an event, with what came of its last attempt; kept for 30 days.",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery,
  response: listOf(Delivery),
});

export const replayWebhookDelivery = operation({
  id: "replayWebhookDelivery",
  method: "POST",
  path: "/webhooks/{id}/deliveries/{deliveryId}/replay",
  tag,
  summary: "Send an event again",
  description: "The same body under the same `webhook-id`, with the retries of a new event. 422 when it is disabled.",
  access: "write",
  status: 202,
  location: deliveriesOf,
  params: IdParams.extend({ deliveryId: z.string() }),
  body: z.strictObject({}),
  response: data(Delivery),
});

export const testWebhook = operation({
  id: "testWebhook",
  method: "POST",
  path: "/webhooks/{id}/test",
  tag,
  summary: "Send a test event",
  description: "A `webhook.test` event to this webhook alone, whatever it subscribes to. 422 when it is disabled.",
  access: "write",
  status: 202,
  location: deliveriesOf,
  params: IdParams,
  body: z.strictObject({}),
  response: data(Delivery),
});

export const recoverWebhook = operation({
  id: "recoverWebhook",
  method: "POST",
  path: "/webhooks/{id}/recover",
  tag,
  summary: "Send everything that was not received since a time",
  description:
    "Deliveries that were given up, and events that happened while the webhook was disabled or not there yet, each " +
    "once. `since` reaches back 30 days at most; `count` says how many events are sent. 422 when it is disabled.",
  access: "write",
  status: 202,
  location: deliveriesOf,
  params: IdParams,
  body: z.strictObject({ since: z.iso.datetime({ offset: true }) }),
  response: data(z.object({ count: z.int() })),
});
