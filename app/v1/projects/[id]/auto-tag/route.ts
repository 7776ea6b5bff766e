import { startJob } from "@/lib/services/analysis/start-job";
import { createAutoTag } from "@/lib/v1/auto-tag";
import { toJob } from "@/lib/v1/jobs";
import { v1, v1Others } from "@/lib/v1/surface";

export const POST = v1(createAutoTag, async (ctx, { params, body }) => ({
  data: toJob(await startJob(ctx, "auto-tag", params.projectId, body.file_ids)),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/auto-tag", ["POST"]);
