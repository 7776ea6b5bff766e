import { recoverWebhook } from "@/lib/api/settings/webhook-deliveries";
import { api, apiOthers } from "@/lib/api/surface";
import { recover } from "@/lib/services/webhooks/recover";

export const POST = api(recoverWebhook, (ctx, { params, body }) => recover(ctx, params.id, new Date(body.since)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/webhooks/{id}/recover", ["POST"]);
