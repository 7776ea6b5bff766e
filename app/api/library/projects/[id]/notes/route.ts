import { createProjectNote, listProjectNotes } from "@/lib/api/notes/notes";
import { toLibraryNote, toLibraryNoteDetail } from "@/lib/api/notes/shapes";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/notes/create";
import { list } from "@/lib/services/notes/list";

export const GET = api(listProjectNotes, async (ctx, { params, query }) =>
  toList(await list(ctx, { ...query, projectId: params.id }), toLibraryNote),
);
export const POST = api(createProjectNote, async (ctx, { params, body }) =>
  toLibraryNoteDetail(await create(ctx, params.id, body)),
);
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/projects/{id}/notes", ["GET", "POST"]);
