import { toUpload } from "@/lib/api/library/uploads";
import { getSessionRecording, startSessionRecording, toSessionRecording } from "@/lib/api/studies/recording";
import { api, apiOthers } from "@/lib/api/surface";
import { getRecording } from "@/lib/services/slots/get-recording";
import { startRecording } from "@/lib/services/slots/start-recording";

export const GET = api(getSessionRecording, async (ctx, { params: { id: studyId, sessionId } }) =>
  toSessionRecording(await getRecording(ctx, { studyId, sessionId })),
);
export const POST = api(startSessionRecording, async (ctx, { params: { id: studyId, sessionId }, body }) =>
  toUpload(await startRecording(ctx, { studyId, sessionId }, body)),
);
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/recording", [
  "GET",
  "POST",
]);
