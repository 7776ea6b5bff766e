import { api, apiOthers } from "@/lib/api/surface";
import { fileTranscriptTxt } from "@/lib/api/transcripts/files";
import { fileResponse } from "@/lib/http/answer/file-response";
import { exportTranscript } from "@/lib/services/transcripts/export/export-transcript";

export const GET = api(fileTranscriptTxt, async (ctx, { params, query }) =>
  fileResponse(await exportTranscript(ctx, { fileId: params.id }, { format: "txt", timestamps: query.timestamps })),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/{id}/transcript.txt", ["GET"]);
