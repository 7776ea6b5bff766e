import { createClip, listClips, toClip } from "@/lib/api/clips/clips";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { createFrom } from "@/lib/services/clips/create-from";
import { list } from "@/lib/services/clips/list";
import { withLink, withLinks } from "@/lib/services/clips/with-links";

export const GET = api(listClips, async (ctx, { query }) => {
  const { items, nextCursor } = await list(ctx, query);
  return toList({ items: await withLinks(items), nextCursor }, toClip);
});
export const POST = api(createClip, async (ctx, { body }) => toClip(await withLink(await createFrom(ctx, body))));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/clips", ["GET", "POST"]);
