import { listWebhookDeliveries, toDelivery } from "@/lib/api/settings/webhook-deliveries";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { listDeliveries } from "@/lib/services/webhooks/list-deliveries";

export const GET = api(listWebhookDeliveries, async (ctx, { params, query }) =>
  toList(await listDeliveries(ctx, params.id, query), toDelivery),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/webhooks/{id}/deliveries", ["GET"]);
