import { testWebhook, toDelivery } from "@/lib/api/settings/webhook-deliveries";
import { api, apiOthers } from "@/lib/api/surface";
import { sendTest } from "@/lib/services/webhooks/send-test";

export const POST = api(testWebhook, async (ctx, { params }) => ({
  delivery: toDelivery(await sendTest(ctx, params.id)),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/webhooks/{id}/test", ["POST"]);
