import { keepStudySession, toSessionDetail } from "@/lib/api/studies/sessions";
import { api, apiOthers } from "@/lib/api/surface";
import { keep } from "@/lib/services/study-sessions/keep";

export const POST = api(keepStudySession, async (ctx, { params, body }) =>
  toSessionDetail(await keep(ctx, params.id, params.sessionId, body.kept)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/keep", ["POST"]);
