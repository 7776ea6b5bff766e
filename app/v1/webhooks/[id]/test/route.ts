import { sendTest } from "@/lib/services/webhooks/send-test";
import { v1, v1Others } from "@/lib/v1/surface";
import { testWebhook, toDelivery } from "@/lib/v1/webhook-deliveries";

export const POST = v1(testWebhook, async (ctx, { params }) => ({ data: toDelivery(await sendTest(ctx, params.id)) }));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/webhooks/{id}/test", ["POST"]);
