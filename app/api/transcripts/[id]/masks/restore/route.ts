import { api, apiOthers } from "@/lib/api/surface";
import { restoreMasks, toChangedMasks } from "@/lib/api/transcripts/masks";
import { restore } from "@/lib/services/masks/decide";

export const POST = api(restoreMasks, async (ctx, { params, body }) =>
  toChangedMasks(await restore(ctx, params.ownerId, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/masks/restore", ["POST"]);
