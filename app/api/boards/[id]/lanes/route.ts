import { createBoardLane } from "@/lib/api/boards/lanes";
import { toBoardLane } from "@/lib/api/boards/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/lanes/create";

export const POST = api(createBoardLane, async (ctx, { params, body }) =>
  toBoardLane(await create(ctx, params.id, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/lanes", ["POST"]);
