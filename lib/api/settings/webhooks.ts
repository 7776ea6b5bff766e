import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { WEBHOOK_TEXT } from "@/lib/core/limits/webhook-text";
import { operation } from "@/lib/core/operation";
import { WEBHOOK_KINDS } from "@/lib/events/webhook-kinds";
import { DISABLED_REASONS, type WebhookRecord } from "@/lib/services/webhooks/record";

const Webhook = z
  .object({
    id: z.string(),
    url: z.url(),
    events: z.array(z.string()),
    description: z.string().nullable(),
    lastStatus: z.int().nullable().describe("HTTP status of the last attempt that got a response."),
    disabledAt: DateTime.nullable(),
    disabledReason: z
      .enum(DISABLED_REASONS)
      .nullable()
      .describe("`gone`: it answered 410. `failing`: it had been failing for five days."),
    failingSince: DateTime.nullable(),
    oldSecretUntil: DateTime.nullable().describe(
      "Until then, deliveries are also signed with the secret from before the last rotation.",
    ),
    createdAt: DateTime,
    updatedAt: DateTime,
  })
  .meta({ id: "Webhook" });
export type Webhook = z.output<typeof Webhook>;

const Url = z.url().max(WEBHOOK_TEXT.url).describe("An https URL; addresses in private networks are refused.");
const Kinds = z.array(z.enum(WEBHOOK_KINDS)).min(1).max(20);
const Description = z.string().trim().max(WEBHOOK_TEXT.description);

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
  summary: "Create a webhook",
  description: "`secret` is returned here and never again. A workspace can have at most 100 webhooks.",
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
  summary: "Get a webhook",
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
  summary: "Update, disable, or enable a webhook",
  description: "Omitted fields keep their values. Disabling a webhook cancels its pending deliveries.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    url: Url.optional(),
    events: Kinds.optional().describe("Replaces the whole list."),
    description: Description.nullable().optional(),
    disabled: z.boolean().optional().describe("False enables it again; use `recover` to send what it missed."),
  }),
  response: z.object({ webhook: Webhook }),
});

export const deleteWebhook = operation({
  id: "deleteWebhook",
  method: "DELETE",
  path: "/settings/webhooks/{id}",
  tag,
  summary: "Delete a webhook and its delivery log",
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
  summary: "Rotate a webhook's secret",
  description: "For 24 hours, deliveries are signed with the old secret as well.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: z.object({ webhook: Webhook, secret: z.string() }),
});
