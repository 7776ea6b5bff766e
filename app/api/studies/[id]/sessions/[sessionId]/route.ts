import { getStudySession, toSessionDetail } from "@/lib/api/studies/sessions";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/study-sessions/get";

export const GET = api(getStudySession, async (ctx, { params }) =>
  toSessionDetail(await get(ctx, params.id, params.sessionId)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}", ["GET"]);
