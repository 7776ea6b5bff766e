import { api, apiOthers } from "@/lib/api/surface";
import { sessionTranscriptDocx } from "@/lib/api/transcripts/files";
import { fileResponse } from "@/lib/http/answer/file-response";
import { exportTranscript } from "@/lib/services/transcripts/export/export-transcript";

export const GET = api(sessionTranscriptDocx, async (ctx, { params, query }) => {
  const of = { study: params.id, sessionId: params.sessionId };
  return fileResponse(await exportTranscript(ctx, of, { format: "docx", timestamps: query.timestamps }));
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/transcript.docx", [
  "GET",
]);
