import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { DELIVERY_STATES, type DeliveryDetail, type DeliveryRecord } from "@/lib/services/webhooks/record";

const Delivery = z
  .object({
    id: z.string(),
    eventId: z.string().describe("The `webhook-id` header of every attempt."),
    event: z.string().describe("The kind of event."),
    state: z.enum(DELIVERY_STATES).describe("`failed`: no further attempts are made."),
    attempt: z.int().describe("Number of attempts made."),
    status: z.int().nullable().describe("HTTP status of the last attempt; null when there was no response."),
    error: z.string().nullable().describe("Why the last attempt failed."),
    durationMs: z.int().nullable(),
    createdAt: DateTime,
    deliveredAt: DateTime.nullable(),
    nextAttemptAt: DateTime.nullable(),
  })
  .meta({ id: "WebhookDelivery" });
export type Delivery = z.output<typeof Delivery>;

const DetailedDelivery = Delivery.extend({
  url: z.string(),
  body: z.string().describe("The exact bytes that every attempt sends."),
  attempts: z.array(
    z.object({
      number: z.int(),
      status: z.int().nullable(),
      error: z.string().nullable(),
      durationMs: z.int(),
      response: z.string().nullable().describe("The first 4 KB of the response."),
      sentAt: DateTime,
      headers: z.record(z.string(), z.string()).describe("Without the signature."),
    }),
  ),
}).meta({ id: "WebhookDeliveryDetail" });
export type DetailedDelivery = z.output<typeof DetailedDelivery>;

export const toDelivery = (delivery: DeliveryRecord): z.input<typeof Delivery> => ({
  ...delivery,
  createdAt: delivery.createdAt.toISOString(),
  deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
});

export const toDetailedDelivery = (delivery: DeliveryDetail): z.input<typeof DetailedDelivery> => ({
  ...toDelivery(delivery),
  url: delivery.url,
  body: delivery.body,
  attempts: delivery.attempts.map(({ sentAt, ...attempt }) => ({
    ...attempt,
    sentAt: sentAt.toISOString(),
    headers: {
      "content-type": "application/json",
      "webhook-id": delivery.eventId,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
    },
  })),
});

const tag = "Settings";
const params = IdParams.extend({ deliveryId: z.string() });
const deliveriesOf = (_answer: unknown, { id }: { id: string }) => `/api/settings/webhooks/${id}/deliveries`;

export const listWebhookDeliveries = operation({
  id: "listWebhookDeliveries",
  method: "GET",
  path: "/settings/webhooks/{id}/deliveries",
  tag,
  summary: "List a webhook's deliveries, newest first",
  description: "Returns one item per event, with the result of its last attempt. Deliveries are kept for 30 days.",
  access: "person",
  status: 200,
  params: IdParams,
  query: PageQuery.extend({ state: z.enum(DELIVERY_STATES).optional() }),
  response: listOf(Delivery),
});

export const getWebhookDelivery = operation({
  id: "getWebhookDelivery",
  method: "GET",
  path: "/settings/webhooks/{id}/deliveries/{deliveryId}",
  tag,
  summary: "Get a delivery with its request and its last 50 attempts",
  access: "person",
  status: 200,
  params,
  response: z.object({ delivery: DetailedDelivery }),
});

export const replayWebhookDelivery = operation({
  id: "replayWebhookDelivery",
  method: "POST",
  path: "/settings/webhooks/{id}/deliveries/{deliveryId}/replay",
  tag,
  summary: "Resend an event",
  description:
    "Sends the same body under the same `webhook-id`, with the retries of a new event. Returns 409 when the webhook is disabled.",
  access: "person",
  status: 202,
  location: deliveriesOf,
  params,
  body: z.strictObject({}),
  response: z.object({ delivery: Delivery }),
});

export const testWebhook = operation({
  id: "testWebhook",
  method: "POST",
  path: "/settings/webhooks/{id}/test",
  tag,
  summary: "Send a test event",
  description: "Sends a `webhook.test` event to this webhook only. Returns 409 when it is disabled.",
  access: "person",
  status: 202,
  location: deliveriesOf,
  params: IdParams,
  body: z.strictObject({}),
  response: z.object({ delivery: Delivery }),
});

export const recoverWebhook = operation({
  id: "recoverWebhook",
  method: "POST",
  path: "/settings/webhooks/{id}/recover",
  tag,
  summary: "Resend everything missed since a point in time",
  description:
    "`since` can be up to 30 days ago; `count` is the number of events that will be sent. Returns 409 when the webhook is disabled.",
  access: "person",
  status: 202,
  location: deliveriesOf,
  params: IdParams,
  body: z.strictObject({ since: z.iso.datetime({ offset: true }) }),
  response: z.object({ count: z.int() }),
});
