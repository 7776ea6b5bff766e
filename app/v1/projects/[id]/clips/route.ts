import { create } from "@/lib/services/clips/create";
import { list } from "@/lib/services/clips/list";
import { createClip, listClips, toClip } from "@/lib/v1/clips";
import { toList } from "@/lib/v1/shared";
import { snakePaths } from "@/lib/v1/snake-paths";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(listClips, async (ctx, { params, query }) =>
  toList(await list(ctx, { ...query, projectId: params.projectId }), toClip),
);
export const POST = v1(createClip, async (ctx, { params, body }) => {
  const { asset_id: ownerId, title, start_seconds: startSeconds, end_seconds: endSeconds } = body;
  const clip = { ownerId, title, span: { startSeconds, endSeconds }, projectId: params.projectId };
  const made = await create(ctx, clip).catch(snakePaths());
  return { data: toClip(made) };
});
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/clips", ["GET", "POST"]);
