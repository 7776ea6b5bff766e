import { deleteBoardCard, getBoardCard, updateBoardCard } from "@/lib/api/boards/cards";
import { toBoardCard } from "@/lib/api/boards/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/cards/get";
import { remove } from "@/lib/services/cards/remove";
import { update } from "@/lib/services/cards/update";

export const GET = api(getBoardCard, async (ctx, { params }) => toBoardCard(await get(ctx, params.id)));
export const PATCH = api(updateBoardCard, async (ctx, { params, body: { seen, ...fields } }) =>
  toBoardCard(await update(ctx, params.id, fields, seen)),
);
export const DELETE = api(deleteBoardCard, async (ctx, { params }) => toBoardCard(await remove(ctx, params.id)));
export const { POST, PUT, OPTIONS } = apiOthers("/cards/{id}", ["GET", "PATCH", "DELETE"]);
