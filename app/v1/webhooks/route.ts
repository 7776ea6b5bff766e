import { create } from "@/lib/services/webhooks/create";
import { list } from "@/lib/services/webhooks/list";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";
import { createWebhook, listWebhooks, toWebhook } from "@/lib/v1/webhooks";

export const GET = v1(listWebhooks, async (ctx, { query }) =>
  toList(await list(ctx, query), (item) => toWebhook(item)),
);
export const POST = v1(createWebhook, async (ctx, { body }) => {
  const { webhook, secret } = await create(ctx, body);
  return { data: toWebhook(webhook, secret) };
});
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/webhooks", ["GET", "POST"]);
