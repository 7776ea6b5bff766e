import { openCardPage } from "@/lib/api/settings/billing";
import { api, apiOthers } from "@/lib/api/surface";
import { openCardPage as open } from "@/lib/services/billing/change-card";

export const POST = api(openCardPage, (ctx) => open(ctx));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/billing/card", ["POST"]);
