import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { WEBHOOK_KINDS } from "@/lib/events/webhook-kinds";
import { DISABLED_REASONS, type WebhookRecord } from "@/lib/services/webhooks/record";
import { DateTime, IdParams, listOf, PageQuery } from "./shared";

const Webhook = z
  .object({
    id: z.string(),
    url: z.url(),
    events: z.array(z.string()),
    description: z.string().nullable(),
    lastStatus: z.int().nullable().describe("HTTP status of the last attempt that was answered."),
    disabledAt: DateTime.nullable(),
    disabledReason: z.enum(DISABLED_REASONS).nullable().describe("`gone`: it answered 410; `failing`: for five days."),
    failingSince: DateTime.nullable(),
    oldSecretUntil: DateTime.nullable().describe("Until then the secret before the last rotation signs too."),
    createdAt: DateTime,
    updatedAt: DateTime,
  })
  .meta({ id: "Webhook" });
export type Webhook = z.output<typeof Webhook>;

const Url = z.url().max(2000).describe("https; an address in a private network is refused.");
const Kinds = z.array(z.enum(WEBHOOK_KINDS)).min(1).max(20);
const Description = z.string().trim().max(500);

export const toWebhook = (webhook: WebhookRecord): z.input<typeof Webhook> => ({
  ...webhook,
  disabledAt: webhook.disabledAt?.toISOString() ?? null,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  oldSecretUntil: webhook.oldSecretUntil?.toISOString() ?? null,
  createdAt: webhook.createdAt.toISOString(),
  updatedAt: webhook.updatedAt.toISOString(),
});

const tag = "Settings";

export const listWebhooks = operation({
  id: "listWebhooks",
  method: "GET",
  path: "/settings/webhooks",
  tag,
  summary: "List webhooks, newest first",
  access: "person",
  status: 200,
  query: PageQuery,
  response: listOf(Webhook),
});

export const createWebhook = operation({
  id: "createWebhook",
  method: "POST",
  path: "/settings/webhooks",
  tag,
  summary: "Register a webhook",
  description: "`secret` is in this answer and never again. A workspace has at most 100 webhooks.",
  access: "person",
  status: 201,
  body: z.strictObject({ url: Url, events: Kinds, description: Description.optional() }),
  response: z.object({ webhook: Webhook, secret: z.string() }),
});

export const getWebhook = operation({
  id: "getWebhook",
  method: "GET",
  path: "/settings/webhooks/{id}",
  tag,
  summary: "Read a webhook",
  access: "person",
  status: 200,
  params: IdParams,
  response: z.object({ webhook: Webhook }),
});

export const updateWebhook = operation({
  id: "updateWebhook",
  method: "PATCH",
  path: "/settings/webhooks/{id}",
  tag,
  summary: "Change, disable or enable a webhook",
  description: "Fields that are left out stay as they are. Disabling gives up what is still to be delivered.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    url: Url.optional(),
    events: Kinds.optional().describe("Takes the place of the whole list."),
    description: Description.nullable().optional(),
    disabled: z.boolean().optional().describe("False enables it again; `recover` brings what it missed."),
  }),
  response: z.object({ webhook: Webhook }),
});

export const deleteWebhook = operation({
  id: "deleteWebhook",
  method: "DELETE",
  path: "/settings/webhooks/{id}",
  tag,
  summary: "Delete a webhook and the record of its deliveries",
  access: "person",
  status: 200,
  params: IdParams,
  response: z.object({ webhook: Webhook }),
});

export const rotateWebhookSecret = operation({
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/settings/webhooks/{id}/rotate-secret",
  tag,
  summary: "Give a webhook a new secret",
  description: "For 24 hours deliveries carry a signature with the old one too.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: z.object({ webhook: Webhook, secret: z.string() }),
});
