import { toLibraryFile } from "@/lib/api/library/library";
import { giveTranscript } from "@/lib/api/library/uploads";
import { api, apiOthers } from "@/lib/api/surface";
import { give } from "@/lib/services/transcripts/give";

export const POST = api(giveTranscript, async (ctx, { params, body }) =>
  toLibraryFile(await give(ctx, params.id, body.uploadId)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/{id}/transcript", ["POST"]);
