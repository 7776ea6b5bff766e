import { receivePaymentEvent } from "@/lib/api/billing/events";
import { api, apiOthers } from "@/lib/api/surface";
import { readText } from "@/lib/http/request/body";
import { receiveEvent } from "@/lib/services/billing/receive-event";

const MAX_BODY_BYTES = 1024 * 1024;

export const POST = api(receivePaymentEvent, async (_ctx, { request }) => {
  const rawBody = await readText(request, MAX_BODY_BYTES);
  await receiveEvent(rawBody, request.headers.get("stripe-signature") ?? "");
  return { received: true as const };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/billing/webhook", ["POST"]);
