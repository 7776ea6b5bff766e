import { deleteWebhook, getWebhook, toWebhook, updateWebhook } from "@/lib/api/settings/webhooks";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/webhooks/get";
import { remove } from "@/lib/services/webhooks/remove";
import { update } from "@/lib/services/webhooks/update";

export const GET = api(getWebhook, async (ctx, { params }) => ({ webhook: toWebhook(await get(ctx, params.id)) }));
export const PATCH = api(updateWebhook, async (ctx, { params, body }) => ({
  webhook: toWebhook(await update(ctx, params.id, body)),
}));
export const DELETE = api(deleteWebhook, async (ctx, { params }) => ({
  webhook: toWebhook(await remove(ctx, params.id)),
}));
export const { POST, PUT, OPTIONS } = apiOthers("/settings/webhooks/{id}", ["GET", "PATCH", "DELETE"]);
