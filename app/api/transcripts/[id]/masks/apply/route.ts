import { api, apiOthers } from "@/lib/api/surface";
import { applyMasks, toChangedMasks } from "@/lib/api/transcripts/masks";
import { apply } from "@/lib/services/masks/apply";

export const POST = api(applyMasks, async (ctx, { params, body }) =>
  toChangedMasks(await apply(ctx, params.ownerId, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/masks/apply", ["POST"]);
