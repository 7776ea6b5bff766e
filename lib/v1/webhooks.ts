import { z } from "zod";
import { WEBHOOK_TEXT } from "@/lib/core/limits/webhook-text";
import { operation } from "@/lib/core/operation";
import { V1_KINDS } from "@/lib/events/webhook-kinds";
import type { WebhookRecord } from "@/lib/services/webhooks/record";
import { DateTime, data, IdParams, listOf, PageQuery } from "./shared";

const Webhook = z
  .object({
    id: z.string(),
    url: z.url(),
    events: z.array(z.string()),
    description: z.string().nullable(),
    secret: z.string().optional().describe("Returned only when the webhook is created or its secret is rotated."),
    last_status: z.int().nullable().describe("HTTP status of the last attempt that got a response."),
    disabled_at: DateTime.nullable(),
  })
  .meta({ id: "Webhook" });

const Url = z.url().max(WEBHOOK_TEXT.url).describe("An https URL; addresses in private networks are refused.");
const Kinds = z.array(z.enum(V1_KINDS)).min(1).max(20);
const Description = z.string().trim().max(WEBHOOK_TEXT.description);

const WebhookCreate = z
  .strictObject({ url: Url, events: Kinds, description: Description.optional() })
  .meta({ id: "WebhookCreate" });

const WebhookUpdate = z
  .strictObject({
    url: Url.optional(),
    events: Kinds.optional().describe("Replaces the whole list."),
    description: Description.nullable().optional(),
    disabled: z.boolean().optional().describe("False enables it again; use `recover` to send what it missed."),
  })
  .meta({ id: "WebhookUpdate" });

export const toWebhook = (webhook: WebhookRecord, secret?: string): z.input<typeof Webhook> => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  description: webhook.description,
  ...(secret !== undefined && { secret }),
  last_status: webhook.lastStatus,
  disabled_at: webhook.disabledAt?.toISOString() ?? null,
});

const tag = "Webhooks";

export const listWebhooks = operation({
  id: "listWebhooks",
  method: "GET",
  path: "/webhooks",
  tag,
  summary: "List webhooks, newest first",
  access: "read",
  status: 200,
  query: PageQuery,
  response: listOf(Webhook),
});

export const createWebhook = operation({
  id: "createWebhook",
  method: "POST",
  path: "/webhooks",
  tag,
  summary: "Create a webhook",
  description:
    "`secret` is returned here and never again. Deliveries are signed with it as described in Standard " +
    "Webhooks 1.0.0. A workspace can have at most 100 webhooks.",
  access: "write",
  status: 201,
  location: ({ data }) => `/v1/webhooks/${data.id}`,
  holdsSecret: true,
  body: WebhookCreate,
  example: { url: "https://example.com/earshot", events: ["project.created", "file.transcribed"] },
  response: data(Webhook),
});

export const getWebhook = operation({
  id: "getWebhook",
  method: "GET",
  path: "/webhooks/{id}",
  tag,
  summary: "Get a webhook",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(Webhook),
});

export const updateWebhook = operation({
  id: "updateWebhook",
  method: "PATCH",
  path: "/webhooks/{id}",
  tag,
  summary: "Update, disable, or enable a webhook",
  description: "Omitted fields keep their values. Disabling a webhook cancels its pending deliveries.",
  access: "write",
  status: 200,
  params: IdParams,
  body: WebhookUpdate,
  example: { events: ["report.generated"] },
  response: data(Webhook),
});

export const deleteWebhook = operation({
  id: "deleteWebhook",
  method: "DELETE",
  path: "/webhooks/{id}",
  tag,
  summary: "Delete a webhook and its delivery log",
  description: "Returns the webhook as it was before it was deleted.",
  access: "write",
  status: 200,
  params: IdParams,
  response: data(Webhook),
});

export const rotateWebhookSecret = operation({
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/webhooks/{id}/rotate-secret",
  tag,
  summary: "Rotate a webhook's secret",
  description: "`secret` is the new one. For 24 hours, deliveries are signed with the old secret as well.",
  access: "write",
  status: 200,
  holdsSecret: true,
  params: IdParams,
  body: z.strictObject({}),
  response: data(Webhook),
});
