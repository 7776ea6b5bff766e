import { z } from "zod";
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
    secret: z.string().optional().describe("Only in the answer that creates or rotates it."),
    last_status: z.int().nullable().describe("HTTP status of the last attempt that was answered."),
    disabled_at: DateTime.nullable(),
  })
  .meta({ id: "Webhook" });

const Url = z.url().max(2000).describe("https; an address in a private network is refused.");
const Kinds = z.array(z.enum(V1_KINDS)).min(1).max(20);
const Description = z.string().trim().max(500);

const WebhookCreate = z
  .strictObject({ url: Url, events: Kinds, description: Description.optional() })
  .meta({ id: "WebhookCreate" });

const WebhookUpdate = z
  .strictObject({
    url: Url.optional(),
    events: Kinds.optional().describe("Takes the place of the whole list."),
    description: Description.nullable().optional(),
    disabled: z.boolean().optional().describe("False enables it again; `recover` brings what it missed."),
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
  summary: "Register a webhook",
  description:
    "`secret` is in this answer and never again. Deliveries are signed with it as Standard Webhooks 1.0.0 says. " +
    "A workspace has at most 100 webhooks.",
  access: "write",
  status: 201,
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
  summary: "Read a webhook",
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
  summary: "Change, disable or enable a webhook",
  description: "Fields that are left out stay as they are. Disabling gives up what is still to be delivered.",
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
  summary: "Delete a webhook and the record of its deliveries",
  description: "Answers the webhook as it was.",
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
  summary: "Give a webhook a new secret",
  description: "`secret` is the new one. For 24 hours deliveries carry a signature with the old one too.",
  access: "write",
  status: 200,
  holdsSecret: true,
  params: IdParams,
  body: z.strictObject({}),
  response: data(Webhook),
});
