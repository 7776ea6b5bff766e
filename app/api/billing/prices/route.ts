import { getPrices, prices } from "@/lib/api/billing/billing";
import { api, apiOthers } from "@/lib/api/surface";

export const GET = api(getPrices, async () => prices());
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/billing/prices", ["GET"]);
