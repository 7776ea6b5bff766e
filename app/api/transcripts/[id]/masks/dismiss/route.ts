import { api, apiOthers } from "@/lib/api/surface";
import { dismissMasks, toChangedMasks } from "@/lib/api/transcripts/masks";
import { dismiss } from "@/lib/services/masks/decide";

export const POST = api(dismissMasks, async (ctx, { params, body }) =>
  toChangedMasks(await dismiss(ctx, params.ownerId, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/masks/dismiss", ["POST"]);
