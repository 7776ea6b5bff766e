import { api, apiOthers } from "@/lib/api/surface";
import { joinTranscriptLines, toChange } from "@/lib/api/transcripts/transcripts";
import { joinLines } from "@/lib/services/transcripts/edit/join-lines";

export const POST = api(joinTranscriptLines, async (ctx, { params, body }) =>
  toChange(await joinLines(ctx, params.ownerId, params.index, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/lines/{index}/join", ["POST"]);
