import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { DELIVERY_STATES, type DeliveryRecord } from "@/lib/services/webhooks/record";
import { DateTime, data, IdParams, listOf, PageQuery } from "./shared";

const Delivery = z
  .object({
    id: z.string(),
    event_id: z.string().describe("The `webhook-id` header of every attempt."),
    event: z.string().describe("The kind of event."),
    state: z.enum(DELIVERY_STATES).describe("`failed`: no further attempts are made."),
    attempt: z.int().describe("Number of attempts made."),
    status: z.int().nullable().describe("HTTP status of the last attempt; null when there was no response."),
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
  summary: "List a webhook's deliveries, newest first",
  description: "Returns one item per event, with the result of its last attempt. Deliveries are kept for 30 days.",
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
  summary: "Resend an event",
  description:
    "Sends the same body under the same `webhook-id`, with the retries of a new event. Returns 422 when the webhook is disabled.",
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
  description:
    "Sends a `webhook.test` event to this webhook only, whatever it subscribes to. Returns 422 when it is disabled.",
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
  summary: "Resend everything missed since a point in time",
  description:
    "Sends deliveries that were given up, and events from times when the webhook was disabled or did not " +
    "exist yet, each once. `since` can be up to 30 days ago; `count` is the number of events that will be " +
    "sent. Returns 422 when the webhook is disabled.",
  access: "write",
  status: 202,
  location: deliveriesOf,
  params: IdParams,
  body: z.strictObject({ since: z.iso.datetime({ offset: true }) }),
  response: data(z.object({ count: z.int() })),
});
