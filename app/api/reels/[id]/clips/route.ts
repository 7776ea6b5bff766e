import { placeReelClip, toReelDetail } from "@/lib/api/clips/reels";
import { api, apiOthers } from "@/lib/api/surface";
import { placeClip } from "@/lib/services/reels/place-clip";
import { withLinks } from "@/lib/services/reels/with-links";

export const POST = api(placeReelClip, async (ctx, { params, body }) =>
  toReelDetail(...(await withLinks(await placeClip(ctx, params.id, body)))),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reels/{id}/clips", ["POST"]);
