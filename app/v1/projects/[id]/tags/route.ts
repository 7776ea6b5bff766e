import { create } from "@/lib/services/tags/create";
import { list } from "@/lib/services/tags/list";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";
import { createTag, listTags, toTag } from "@/lib/v1/tags";

export const GET = v1(listTags, async (ctx, { params, query }) =>
  toList(await list(ctx, { ...query, projectId: params.projectId }), toTag),
);
export const POST = v1(createTag, async (ctx, { params, body }) => {
  const { title, color, highlight_color: highlightColor } = body;
  return { data: toTag(await create(ctx, params.projectId, { title, color, highlightColor })) };
});
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/tags", ["GET", "POST"]);
