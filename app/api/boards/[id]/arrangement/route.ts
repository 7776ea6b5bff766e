import { arrangeBoard, proposeArrangement } from "@/lib/api/boards/changes";
import { api, apiOthers } from "@/lib/api/surface";
import { arrange } from "@/lib/services/boards/arrange/arrange";
import { propose } from "@/lib/services/boards/arrange/propose";

export const GET = api(proposeArrangement, async (ctx, { params, query }) => propose(ctx, params.id, query.scope));
export const POST = api(arrangeBoard, async (ctx, { params, body }) => arrange(ctx, params.id, body.lanes));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/arrangement", ["GET", "POST"]);
