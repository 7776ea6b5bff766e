import { api, apiOthers } from "@/lib/api/surface";
import { addMask, listMasks, toMaskSummary } from "@/lib/api/transcripts/masks";
import { add } from "@/lib/services/masks/add";
import { list } from "@/lib/services/masks/list";

export const GET = api(listMasks, async (ctx, { params, query }) => {
  const { items, nextCursor, ...summary } = await list(ctx, params.ownerId, query);
  return { items, nextCursor, ...toMaskSummary(summary) };
});
export const POST = api(addMask, (ctx, { params, body }) => add(ctx, params.ownerId, body));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/masks", ["GET", "POST"]);
