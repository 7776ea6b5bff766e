import { api, apiOthers } from "@/lib/api/surface";
import { editTranscriptLine, toChange } from "@/lib/api/transcripts/transcripts";
import { editLine } from "@/lib/services/transcripts/edit/edit-line";

export const PATCH = api(editTranscriptLine, async (ctx, { params, body }) =>
  toChange(await editLine(ctx, params.ownerId, params.index, body)),
);
export const { GET, POST, PUT, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/lines/{index}", ["PATCH"]);
