import { getBillingSettings, toBilling, updateBillingSettings } from "@/lib/api/settings/billing";
import { api, apiOthers } from "@/lib/api/surface";
import { getBilling } from "@/lib/services/billing/get-billing";
import { updateBilling } from "@/lib/services/billing/update-billing";

export const GET = api(getBillingSettings, async (ctx) => toBilling(await getBilling(ctx)));
export const PATCH = api(updateBillingSettings, async (ctx, { body }) => {
  const { checkoutUrl, ...billing } = await updateBilling(ctx, body);
  return { ...toBilling(billing), checkoutUrl };
});
export const { POST, PUT, DELETE, OPTIONS } = apiOthers("/settings/billing", ["GET", "PATCH"]);
