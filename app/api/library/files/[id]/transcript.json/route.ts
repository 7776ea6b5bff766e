import { api, apiOthers } from "@/lib/api/surface";
import { fileTranscriptJson } from "@/lib/api/transcripts/files";
import { fileResponse } from "@/lib/http/answer/file-response";
import { exportTranscript } from "@/lib/services/transcripts/export/export-transcript";

export const GET = api(fileTranscriptJson, async (ctx, { params }) =>
  fileResponse(await exportTranscript(ctx, { fileId: params.id }, { format: "json", timestamps: true })),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/{id}/transcript.json", ["GET"]);
