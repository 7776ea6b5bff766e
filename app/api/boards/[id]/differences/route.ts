import { getBoardDifferences, toBoardDifferences } from "@/lib/api/boards/differences";
import { toBoardWithCards } from "@/lib/api/boards/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/boards/get";

export const GET = api(getBoardDifferences, async (ctx, { params, query }) =>
  toBoardDifferences(toBoardWithCards(await get(ctx, params.id)), query.known),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/differences", ["GET"]);
