import { includeStudySession, toSessionDetail } from "@/lib/api/studies/sessions";
import { api, apiOthers } from "@/lib/api/surface";
import { include } from "@/lib/services/study-sessions/include";

export const POST = api(includeStudySession, async (ctx, { params }) =>
  toSessionDetail(await include(ctx, params.id, params.sessionId)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/include", ["POST"]);
