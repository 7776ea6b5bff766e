import { api, apiOthers } from "@/lib/api/surface";
import { renameTranscriptSpeaker, toChange } from "@/lib/api/transcripts/transcripts";
import { renameSpeaker } from "@/lib/services/transcripts/edit/rename-speaker";

export const POST = api(renameTranscriptSpeaker, async (ctx, { params, body }) =>
  toChange(await renameSpeaker(ctx, params.ownerId, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/speakers/rename", ["POST"]);
