import { removeReelClip, toReelDetail } from "@/lib/api/clips/reels";
import { api, apiOthers } from "@/lib/api/surface";
import { takeOutClip } from "@/lib/services/reels/take-out-clip";
import { withLinks } from "@/lib/services/reels/with-links";

export const DELETE = api(removeReelClip, async (ctx, { params }) =>
  toReelDetail(...(await withLinks(await takeOutClip(ctx, params.id, params.clipId)))),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/reels/{id}/clips/{clipId}", ["DELETE"]);
