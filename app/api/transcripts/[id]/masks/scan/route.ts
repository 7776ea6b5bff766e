import { api, apiOthers } from "@/lib/api/surface";
import { scanMasks, toMaskSummary } from "@/lib/api/transcripts/masks";
import { scan } from "@/lib/services/masks/scan";

export const POST = api(scanMasks, async (ctx, { params }) => toMaskSummary(await scan(ctx, params.ownerId)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/transcripts/{ownerId}/masks/scan", ["POST"]);
