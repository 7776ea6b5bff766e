import { moveCards } from "@/lib/api/boards/changes";
import { api, apiOthers } from "@/lib/api/surface";
import { moveCards as move } from "@/lib/services/boards/move-cards";

export const POST = api(moveCards, async (ctx, { params, body: { cardId, cardIds = [], ...place } }) =>
  move(ctx, params.id, { cardIds: cardId === undefined ? cardIds : [cardId, ...cardIds], ...place }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/moves", ["POST"]);
