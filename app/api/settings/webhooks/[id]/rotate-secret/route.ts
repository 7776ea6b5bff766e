import { rotateWebhookSecret, toWebhook } from "@/lib/api/settings/webhooks";
import { api, apiOthers } from "@/lib/api/surface";
import { rotateSecret } from "@/lib/services/webhooks/rotate-secret";

export const POST = api(rotateWebhookSecret, async (ctx, { params }) => {
  const { webhook, secret } = await rotateSecret(ctx, params.id);
  return { webhook: toWebhook(webhook), secret };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/webhooks/{id}/rotate-secret", ["POST"]);
