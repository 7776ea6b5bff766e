import { getWebhookDelivery, toDetailedDelivery } from "@/lib/api/settings/webhook-deliveries";
import { api, apiOthers } from "@/lib/api/surface";
import { getDelivery } from "@/lib/services/webhooks/get-delivery";

export const GET = api(getWebhookDelivery, async (ctx, { params }) => ({
  delivery: toDetailedDelivery(await getDelivery(ctx, params.id, params.deliveryId)),
}));
const path = "/settings/webhooks/{id}/deliveries/{deliveryId}";
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers(path, ["GET"]);
