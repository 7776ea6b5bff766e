import { createInProject } from "@/lib/services/cards/create-in-project";
import { list } from "@/lib/services/cards/list";
import { createCard, fromCard, listCards, toCard } from "@/lib/v1/cards";
import { toList } from "@/lib/v1/shared";
import { snakePaths } from "@/lib/v1/snake-paths";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(listCards, async (ctx, { params, query }) =>
  toList(await list(ctx, { ...params, ...query }), toCard),
);
export const POST = v1(createCard, async (ctx, { params, body }) => ({
  data: toCard(await createInProject(ctx, params.projectId, fromCard(body)).catch(snakePaths())),
}));
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/cards", ["GET", "POST"]);
