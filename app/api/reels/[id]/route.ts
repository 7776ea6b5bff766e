import { deleteReel, getReel, toReelDetail, updateReel } from "@/lib/api/clips/reels";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/reels/get";
import { remove } from "@/lib/services/reels/remove";
import { update } from "@/lib/services/reels/update";
import { withLinks } from "@/lib/services/reels/with-links";

export const GET = api(getReel, async (ctx, { params }) =>
  toReelDetail(...(await withLinks(await get(ctx, params.id)))),
);
export const PATCH = api(updateReel, async (ctx, { params, body }) =>
  toReelDetail(...(await withLinks(await update(ctx, params.id, body)))),
);
export const DELETE = api(deleteReel, async (ctx, { params }) =>
  toReelDetail(...(await withLinks(await remove(ctx, params.id)))),
);
export const { POST, PUT, OPTIONS } = apiOthers("/reels/{id}", ["GET", "PATCH", "DELETE"]);
