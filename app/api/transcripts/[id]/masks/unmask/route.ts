import { api, apiOthers } from "@/lib/api/surface";
import { toChangedMasks, unmask as unmaskOperation } from "@/lib/api/transcripts/masks";
import { unmask } from "@/lib/services/masks/unmask";

export const POST = api(unmaskOperation, async (ctx, { params, body }) =>
  toChangedMasks(await unmask(ctx, params.ownerId, body.maskIds)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/masks/unmask", ["POST"]);
