import { deleteBoard, getBoard, updateBoard } from "@/lib/api/boards/boards";
import { toBoard, toBoardWithCards } from "@/lib/api/boards/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/boards/get";
import { remove } from "@/lib/services/boards/remove";
import { update } from "@/lib/services/boards/update";

export const GET = api(getBoard, async (ctx, { params }) => toBoardWithCards(await get(ctx, params.id)));
export const PATCH = api(updateBoard, async (ctx, { params, body }) => toBoard(await update(ctx, params.id, body)));
export const DELETE = api(deleteBoard, async (ctx, { params }) => toBoard(await remove(ctx, params.id)));
export const { POST, PUT, OPTIONS } = apiOthers("/boards/{id}", ["GET", "PATCH", "DELETE"]);
