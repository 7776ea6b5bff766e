import { createBoardCard } from "@/lib/api/boards/cards";
import { toBoardCard } from "@/lib/api/boards/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/cards/create";

export const POST = api(createBoardCard, async (ctx, { params, body }) =>
  toBoardCard(await create(ctx, params.id, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/cards", ["POST"]);
