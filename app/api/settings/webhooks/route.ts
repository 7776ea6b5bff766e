import { createWebhook, listWebhooks, toWebhook } from "@/lib/api/settings/webhooks";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/webhooks/create";
import { list } from "@/lib/services/webhooks/list";

export const GET = api(listWebhooks, async (ctx, { query }) => toList(await list(ctx, query), toWebhook));
export const POST = api(createWebhook, async (ctx, { body }) => {
  const { webhook, secret } = await create(ctx, body);
  return { webhook: toWebhook(webhook), secret };
});
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/webhooks", ["GET", "POST"]);
