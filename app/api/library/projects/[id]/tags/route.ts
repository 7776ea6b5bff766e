import { api, apiOthers } from "@/lib/api/surface";
import { createProjectTag, listProjectTags } from "@/lib/api/tags/tags";
import { create } from "@/lib/services/tags/create";
import { listTree } from "@/lib/services/tags/list-tree";

export const GET = api(listProjectTags, async (ctx, { params }) => {
  const items = await listTree(ctx, params.id);
  return { items, nextCursor: null, total: items.length };
});
export const POST = api(createProjectTag, async (ctx, { params, body }) => create(ctx, params.id, body));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/projects/{id}/tags", ["GET", "POST"]);
