import { giveSessionTranscript, toSessionRecording } from "@/lib/api/studies/recording";
import { api, apiOthers } from "@/lib/api/surface";
import { giveTranscript } from "@/lib/services/slots/give-transcript";

export const POST = api(giveSessionTranscript, async (ctx, { params: { id: studyId, sessionId }, body }) =>
  toSessionRecording(await giveTranscript(ctx, { studyId, sessionId }, body.uploadId)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers(
  "/studies/{id}/sessions/{sessionId}/recording/transcript",
  ["POST"],
);
