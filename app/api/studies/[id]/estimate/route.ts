import { getStudyEstimate } from "@/lib/api/study-progress";
import { api, apiOthers } from "@/lib/api/surface";
import { estimateOf } from "@/lib/core/study/estimate";
import { get } from "@/lib/services/studies/get";

export const GET = api(getStudyEstimate, async (ctx, { params }) => estimateOf(await get(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/estimate", ["GET"]);
