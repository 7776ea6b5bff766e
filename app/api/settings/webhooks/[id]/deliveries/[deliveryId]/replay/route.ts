import { replayWebhookDelivery, toDelivery } from "@/lib/api/settings/webhook-deliveries";
import { api, apiOthers } from "@/lib/api/surface";
import { replay } from "@/lib/services/webhooks/replay";

export const POST = api(replayWebhookDelivery, async (ctx, { params }) => ({
  delivery: toDelivery(await replay(ctx, params.id, params.deliveryId)),
}));
const path = "/settings/webhooks/{id}/deliveries/{deliveryId}/replay";
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers(path, ["POST"]);
