import { startSentiment, toAnalysisJob } from "@/lib/api/library/analysis";
import { api, apiOthers } from "@/lib/api/surface";
import { startJob } from "@/lib/services/analysis/start-job";

export const POST = api(startSentiment, async (ctx, { params, body }) =>
  toAnalysisJob(await startJob(ctx, "sentiment", params.id, body.fileIds)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/projects/{id}/sentiment", ["POST"]);
