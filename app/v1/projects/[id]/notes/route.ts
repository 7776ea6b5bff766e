import { create } from "@/lib/services/notes/create";
import { listPlain } from "@/lib/services/notes/list-plain";
import { createNote, listNotes, toNote } from "@/lib/v1/notes";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(listNotes, async (ctx, { params, query }) =>
  toList(await listPlain(ctx, { ...query, projectId: params.projectId }), toNote),
);
export const POST = v1(createNote, async (ctx, { params, body }) => ({
  data: toNote(await create(ctx, params.projectId, body)),
}));
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/notes", ["GET", "POST"]);
