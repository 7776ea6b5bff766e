import { startJob } from "@/lib/services/analysis/start-job";
import { toJob } from "@/lib/v1/jobs";
import { createSentiment } from "@/lib/v1/sentiment";
import { v1, v1Others } from "@/lib/v1/surface";

export const POST = v1(createSentiment, async (ctx, { params, body }) => ({
  data: toJob(await startJob(ctx, "sentiment", params.projectId, body.file_ids)),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/sentiment", ["POST"]);
