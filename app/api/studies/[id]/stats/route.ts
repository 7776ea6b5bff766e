import { getStudyStats, toStudyStats } from "@/lib/api/studies/progress";
import { api, apiOthers } from "@/lib/api/surface";
import { stats } from "@/lib/services/studies/stats";

export const GET = api(getStudyStats, async (ctx, { params }) => toStudyStats(await stats(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/stats", ["GET"]);
