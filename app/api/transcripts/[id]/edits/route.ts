import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { listTranscriptEdits, toEdit } from "@/lib/api/transcripts/transcripts";
import { listEdits } from "@/lib/services/transcripts/edit/list-edits";

export const GET = api(listTranscriptEdits, async (ctx, { params, query }) =>
  toList(await listEdits(ctx, params.ownerId, query), toEdit),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/edits", ["GET"]);
