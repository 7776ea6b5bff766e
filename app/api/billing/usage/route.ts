import { getBillingUsage, toMonthUsage } from "@/lib/api/billing/billing";
import { api, apiOthers } from "@/lib/api/surface";
import { usage } from "@/lib/services/billing/usage";

export const GET = api(getBillingUsage, async (ctx) => toMonthUsage(await usage(ctx)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/billing/usage", ["GET"]);
