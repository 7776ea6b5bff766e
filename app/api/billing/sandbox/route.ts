import { payInSandbox } from "@/lib/api/billing/events";
import { api, apiOthers } from "@/lib/api/surface";
import { payInSandbox as pay } from "@/lib/services/billing/pay-in-sandbox";

export const POST = api(payInSandbox, async (_ctx, { body: { page, card, confirmed } }) => ({
  outcome: await pay(page, card, confirmed),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/billing/sandbox", ["POST"]);
