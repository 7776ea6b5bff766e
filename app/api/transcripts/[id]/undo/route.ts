import { api, apiOthers } from "@/lib/api/surface";
import { toChange, undoTranscriptEdit } from "@/lib/api/transcripts/transcripts";
import { undo } from "@/lib/services/transcripts/edit/undo";

export const POST = api(undoTranscriptEdit, async (ctx, { params, body }) =>
  toChange(await undo(ctx, params.ownerId, body.editId)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/undo", ["POST"]);
