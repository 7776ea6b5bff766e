import { listOptionLimits, toOptionLimits } from "@/lib/api/studies/option-limits";
import { api, apiOthers } from "@/lib/api/surface";
import { optionLimits } from "@/lib/services/participants/option-limits";

export const GET = api(listOptionLimits, async (ctx, { params }) => toOptionLimits(await optionLimits(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/option-limits", ["GET"]);
