import { createInProject } from "@/lib/services/lanes/create-in-project";
import { list } from "@/lib/services/lanes/list";
import { createLane, listLanes, toLane } from "@/lib/v1/lanes";
import { toList } from "@/lib/v1/shared";
import { snakePaths } from "@/lib/v1/snake-paths";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(listLanes, async (ctx, { params, query }) =>
  toList(await list(ctx, { ...params, ...query }), toLane),
);
export const POST = v1(createLane, async (ctx, { params, body: { title, card_ids } }) => ({
  data: toLane(await createInProject(ctx, params.projectId, { title, cardIds: card_ids }).catch(snakePaths())),
}));
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/lanes", ["GET", "POST"]);
