import { list } from "@/lib/services/studies/list";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";
import { listProjectTests, toTest } from "@/lib/v1/tests";

export const GET = v1(listProjectTests, async (ctx, { params, query }) =>
  toList(await list(ctx, { ...query, projectId: params.projectId, tests: true }), toTest),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/tests", ["GET"]);
