import { get } from "@/lib/services/webhooks/get";
import { remove } from "@/lib/services/webhooks/remove";
import { update } from "@/lib/services/webhooks/update";
import { v1, v1Others } from "@/lib/v1/surface";
import { deleteWebhook, getWebhook, toWebhook, updateWebhook } from "@/lib/v1/webhooks";

export const GET = v1(getWebhook, async (ctx, { params }) => ({ data: toWebhook(await get(ctx, params.id)) }));
export const PATCH = v1(updateWebhook, async (ctx, { params, body }) => ({
  data: toWebhook(await update(ctx, params.id, body)),
}));
export const DELETE = v1(deleteWebhook, async (ctx, { params }) => ({ data: toWebhook(await remove(ctx, params.id)) }));
export const { POST, PUT, OPTIONS } = v1Others("/webhooks/{id}", ["GET", "PATCH", "DELETE"]);
