import { deleteProjectNote, getProjectNote, updateProjectNote } from "@/lib/api/notes/notes";
import { toLibraryNoteDetail } from "@/lib/api/notes/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/notes/get";
import { remove } from "@/lib/services/notes/remove";
import { update } from "@/lib/services/notes/update";

export const GET = api(getProjectNote, async (ctx, { params }) => toLibraryNoteDetail(await get(ctx, params.id)));
export const PATCH = api(updateProjectNote, async (ctx, { params, body }) =>
  toLibraryNoteDetail(await update(ctx, params.id, body)),
);
export const DELETE = api(deleteProjectNote, async (ctx, { params }) =>
  toLibraryNoteDetail(await remove(ctx, params.id)),
);
export const { POST, PUT, OPTIONS } = apiOthers("/notes/{id}", ["GET", "PATCH", "DELETE"]);
