import { api, apiOthers } from "@/lib/api/surface";
import { splitTranscriptLine, toChange } from "@/lib/api/transcripts/transcripts";
import { splitLine } from "@/lib/services/transcripts/edit/split-line";

export const POST = api(splitTranscriptLine, async (ctx, { params, body }) =>
  toChange(await splitLine(ctx, params.ownerId, params.index, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/lines/{index}/split", ["POST"]);
