import { toThread, toThreadDetail } from "@/lib/api/eva/shapes";
import { deleteThread, getThread, renameThread } from "@/lib/api/eva/threads";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/threads/get";
import { remove } from "@/lib/services/threads/remove";
import { rename } from "@/lib/services/threads/rename";

export const GET = api(getThread, async (ctx, { params, query: { before, messages } }) =>
  toThreadDetail(await get(ctx, params.id, { before, most: messages })),
);
export const PATCH = api(renameThread, async (ctx, { params, body }) =>
  toThread(await rename(ctx, params.id, body.title)),
);
export const DELETE = api(deleteThread, async (ctx, { params }) => toThread(await remove(ctx, params.id)));
export const { POST, PUT, OPTIONS } = apiOthers("/eva/threads/{id}", ["GET", "PATCH", "DELETE"]);
