import { createBoard, listBoards } from "@/lib/api/boards/boards";
import { toBoard } from "@/lib/api/boards/shapes";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/boards/create";
import { list } from "@/lib/services/boards/list";

export const GET = api(listBoards, async (ctx, { query }) => toList(await list(ctx, query), toBoard));
export const POST = api(createBoard, async (ctx, { body: { title, ...home } }) =>
  toBoard(await create(ctx, home, title)),
);
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards", ["GET", "POST"]);
