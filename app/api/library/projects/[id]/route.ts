import {
  deleteLibraryProject,
  getLibraryProject,
  toLibraryProject,
  updateLibraryProject,
} from "@/lib/api/library/projects";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/projects/get";
import { remove } from "@/lib/services/projects/remove";
import { update } from "@/lib/services/projects/update";

export const GET = api(getLibraryProject, async (ctx, { params }) => toLibraryProject(await get(ctx, params.id)));
export const PATCH = api(updateLibraryProject, async (ctx, { params, body }) =>
  toLibraryProject(await update(ctx, params.id, body)),
);
export const DELETE = api(deleteLibraryProject, async (ctx, { params }) =>
  toLibraryProject(await remove(ctx, params.id)),
);
export const { POST, PUT, OPTIONS } = apiOthers("/library/projects/{id}", ["GET", "PATCH", "DELETE"]);
