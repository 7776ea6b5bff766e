import { listResponses as list } from "@/lib/services/study-sessions/list-responses";
import { listResponses, toResponse } from "@/lib/v1/responses";
import { toList } from "@/lib/v1/shared";
import { v1Others } from "@/lib/v1/surface";
import { v1OfTest } from "@/lib/v1/test-endpoint";

export const GET = v1OfTest(listResponses, async (ctx, { params, query }) =>
  toList(await list(ctx, params.id, query), toResponse),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/tests/{id}/responses", ["GET"]);
