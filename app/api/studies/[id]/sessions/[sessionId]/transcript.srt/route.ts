import { api, apiOthers } from "@/lib/api/surface";
import { sessionTranscriptSrt } from "@/lib/api/transcripts/files";
import { fileResponse } from "@/lib/http/answer/file-response";
import { exportTranscript } from "@/lib/services/transcripts/export/export-transcript";

export const GET = api(sessionTranscriptSrt, async (ctx, { params }) => {
  const of = { study: params.id, sessionId: params.sessionId };
  return fileResponse(await exportTranscript(ctx, of, { format: "srt", timestamps: true }));
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/transcript.srt", [
  "GET",
]);
