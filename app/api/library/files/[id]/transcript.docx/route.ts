import { api, apiOthers } from "@/lib/api/surface";
import { fileTranscriptDocx } from "@/lib/api/transcripts/files";
import { fileResponse } from "@/lib/http/answer/file-response";
import { exportTranscript } from "@/lib/services/transcripts/export/export-transcript";

export const GET = api(fileTranscriptDocx, async (ctx, { params, query }) =>
  fileResponse(await exportTranscript(ctx, { fileId: params.id }, { format: "docx", timestamps: query.timestamps })),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/{id}/transcript.docx", ["GET"]);
