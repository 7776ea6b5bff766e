import { replay } from "@/lib/services/webhooks/replay";
import { v1, v1Others } from "@/lib/v1/surface";
import { replayWebhookDelivery, toDelivery } from "@/lib/v1/webhook-deliveries";

export const POST = v1(replayWebhookDelivery, async (ctx, { params }) => ({
  data: toDelivery(await replay(ctx, params.id, params.deliveryId)),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/webhooks/{id}/deliveries/{deliveryId}/replay", ["POST"]);
