import { api, apiOthers } from "@/lib/api/surface";
import { revealMask } from "@/lib/api/transcripts/masks";
import { reveal } from "@/lib/services/masks/reveal";

export const GET = api(revealMask, async (ctx, { params }) => ({
  original: await reveal(ctx, params.ownerId, params.maskId),
}));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/masks/{maskId}/original", [
  "GET",
]);
