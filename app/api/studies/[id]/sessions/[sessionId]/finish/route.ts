import { finishSession, toSessionRecording } from "@/lib/api/studies/recording";
import { api, apiOthers } from "@/lib/api/surface";
import { finish } from "@/lib/services/slots/finish";

export const POST = api(finishSession, async (ctx, { params: { id: studyId, sessionId } }) =>
  toSessionRecording(await finish(ctx, { studyId, sessionId })),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/finish", ["POST"]);
