import { excludeStudySession, toSessionDetail } from "@/lib/api/studies/sessions";
import { api, apiOthers } from "@/lib/api/surface";
import { exclude } from "@/lib/services/study-sessions/exclude";

export const POST = api(excludeStudySession, async (ctx, { params, body }) =>
  toSessionDetail(await exclude(ctx, params.id, params.sessionId, body.reason)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/exclude", ["POST"]);
