import { api, apiOthers } from "@/lib/api/surface";
import { downloadMaskedFile } from "@/lib/api/transcripts/files";
import { fileResponse } from "@/lib/http/answer/file-response";
import { exportMasked } from "@/lib/services/transcripts/export/export-masked";

export const GET = api(downloadMaskedFile, async (ctx, { params }) =>
  fileResponse(await exportMasked(ctx.requestId, params.token)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/masked-files/{token}", ["GET"]);
