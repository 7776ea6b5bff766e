import { listPlain } from "@/lib/services/reports/list-plain";
import { startJob } from "@/lib/services/reports/start-job";
import { toJob } from "@/lib/v1/jobs";
import { createReport, listReports, toReport } from "@/lib/v1/reports";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(listReports, async (ctx, { params, query }) =>
  toList(await listPlain(ctx, { ...query, projectId: params.projectId }), toReport),
);
export const POST = v1(createReport, async (ctx, { params, body: { prompt, file_ids: fileIds } }) => ({
  data: toJob(await startJob(ctx, params.projectId, { prompt, fileIds })),
}));
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/reports", ["GET", "POST"]);
