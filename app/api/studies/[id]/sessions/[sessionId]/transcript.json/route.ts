import { api, apiOthers } from "@/lib/api/surface";
import { sessionTranscriptJson } from "@/lib/api/transcripts/files";
import { fileResponse } from "@/lib/http/answer/file-response";
import { exportTranscript } from "@/lib/services/transcripts/export/export-transcript";

export const GET = api(sessionTranscriptJson, async (ctx, { params }) => {
  const of = { study: params.id, sessionId: params.sessionId };
  return fileResponse(await exportTranscript(ctx, of, { format: "json", timestamps: true }));
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/transcript.json", [
  "GET",
]);
