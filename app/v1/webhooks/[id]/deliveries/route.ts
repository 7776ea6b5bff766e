import { listDeliveries } from "@/lib/services/webhooks/list-deliveries";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";
import { listWebhookDeliveries, toDelivery } from "@/lib/v1/webhook-deliveries";

export const GET = v1(listWebhookDeliveries, async (ctx, { params, query }) =>
  toList(await listDeliveries(ctx, params.id, query), toDelivery),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/webhooks/{id}/deliveries", ["GET"]);
