import { get } from "@/lib/services/cards/get";
import { remove } from "@/lib/services/cards/remove";
import { updateInProject } from "@/lib/services/cards/update-in-project";
import { deleteCard, fromCard, getCard, toCard, updateCard } from "@/lib/v1/cards";
import { snakePaths } from "@/lib/v1/snake-paths";
import { v1, v1Others } from "@/lib/v1/surface";

const REACH = "boards of projects";

export const GET = v1(getCard, async (ctx, { params }) => ({ data: toCard(await get(ctx, params.id, REACH)) }));
export const PATCH = v1(updateCard, async (ctx, { params, body }) => ({
  data: toCard(await updateInProject(ctx, params.id, fromCard(body)).catch(snakePaths())),
}));
export const DELETE = v1(deleteCard, async (ctx, { params }) => ({
  data: toCard(await remove(ctx, params.id, REACH)),
}));
export const { POST, PUT, OPTIONS } = v1Others("/cards/{id}", ["GET", "PATCH", "DELETE"]);
