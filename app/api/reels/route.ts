import { createReel, listReels, toReel, toReelDetail } from "@/lib/api/clips/reels";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/reels/create";
import { list } from "@/lib/services/reels/list";
import { withLinks } from "@/lib/services/reels/with-links";

export const GET = api(listReels, async (ctx, { query }) => toList(await list(ctx, query), toReel));
export const POST = api(createReel, async (ctx, { body }) =>
  toReelDetail(...(await withLinks(await create(ctx, body)))),
);
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reels", ["GET", "POST"]);
