import { createStudyBoard, listStudyBoards } from "@/lib/api/boards/boards";
import { toBoard } from "@/lib/api/boards/shapes";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/boards/create";
import { list } from "@/lib/services/boards/list";

export const GET = api(listStudyBoards, async (ctx, { params, query }) =>
  toList(await list(ctx, { ...query, studyId: params.id }), toBoard),
);
export const POST = api(createStudyBoard, async (ctx, { params, body }) =>
  toBoard(await create(ctx, { studyId: params.id }, body.title)),
);
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/boards", ["GET", "POST"]);
