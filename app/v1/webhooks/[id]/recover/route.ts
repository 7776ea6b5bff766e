import { recover } from "@/lib/services/webhooks/recover";
import { v1, v1Others } from "@/lib/v1/surface";
import { recoverWebhook } from "@/lib/v1/webhook-deliveries";

export const POST = v1(recoverWebhook, async (ctx, { params, body }) => ({
  data: await recover(ctx, params.id, new Date(body.since)),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/webhooks/{id}/recover", ["POST"]);
