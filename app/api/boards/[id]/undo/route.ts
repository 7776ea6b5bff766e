import { undoBoardChange } from "@/lib/api/boards/changes";
import { api, apiOthers } from "@/lib/api/surface";
import { undo } from "@/lib/services/boards/undo";

export const POST = api(undoBoardChange, async (ctx, { params }) => undo(ctx, params.id));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/undo", ["POST"]);
