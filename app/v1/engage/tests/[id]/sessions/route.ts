import { list } from "@/lib/services/study-sessions/list";
import { listEngageSessions, toSession } from "@/lib/v1/sessions";
import { toList } from "@/lib/v1/shared";
import { v1Others } from "@/lib/v1/surface";
import { v1OfTest } from "@/lib/v1/test-endpoint";

export const GET = v1OfTest(listEngageSessions, async (ctx, { params, query }) =>
  toList(await list(ctx, params.id, { ...query, testsOnly: true }), toSession),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests/{id}/sessions", ["GET"]);
