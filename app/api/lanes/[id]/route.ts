import { deleteBoardLane, updateBoardLane } from "@/lib/api/boards/lanes";
import { toBoardLane } from "@/lib/api/boards/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { remove } from "@/lib/services/lanes/remove";
import { update } from "@/lib/services/lanes/update";

export const PATCH = api(updateBoardLane, async (ctx, { params, body }) =>
  toBoardLane(await update(ctx, params.id, body)),
);
export const DELETE = api(deleteBoardLane, async (ctx, { params }) => toBoardLane(await remove(ctx, params.id)));
export const { GET, POST, PUT, OPTIONS } = apiOthers("/lanes/{id}", ["PATCH", "DELETE"]);
