import { getProjectAnalysis } from "@/lib/api/library/analysis";
import { api, apiOthers } from "@/lib/api/surface";
import { latestJobs } from "@/lib/services/analysis/latest-jobs";

export const GET = api(getProjectAnalysis, async (ctx, { params }) => latestJobs(ctx, params.id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/projects/{id}/analysis", ["GET"]);
