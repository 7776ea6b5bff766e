import { rotateSecret } from "@/lib/services/webhooks/rotate-secret";
import { v1, v1Others } from "@/lib/v1/surface";
import { rotateWebhookSecret, toWebhook } from "@/lib/v1/webhooks";

export const POST = v1(rotateWebhookSecret, async (ctx, { params }) => {
  const { webhook, secret } = await rotateSecret(ctx, params.id);
  return { data: toWebhook(webhook, secret) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/webhooks/{id}/rotate-secret", ["POST"]);
