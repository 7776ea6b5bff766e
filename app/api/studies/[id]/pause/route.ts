import { pauseStudy } from "@/lib/api/studies/progress";
import { toStudy } from "@/lib/api/studies/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { pause } from "@/lib/services/studies/pause";

export const POST = api(pauseStudy, async (ctx, { params }) => toStudy(await pause(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/pause", ["POST"]);
