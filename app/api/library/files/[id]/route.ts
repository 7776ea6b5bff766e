import {
  deleteLibraryFile,
  getLibraryFile,
  toLibraryFile,
  toLibraryFileDetail,
  updateLibraryFile,
} from "@/lib/api/library/library";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/files/get";
import { remove } from "@/lib/services/files/remove";
import { update } from "@/lib/services/files/update";

export const GET = api(getLibraryFile, async (ctx, { params, query }) =>
  toLibraryFileDetail(await get(ctx, params.id, query)),
);
export const PATCH = api(updateLibraryFile, async (ctx, { params, body }) =>
  toLibraryFile(await update(ctx, params.id, body)),
);
export const DELETE = api(deleteLibraryFile, async (ctx, { params }) => toLibraryFile(await remove(ctx, params.id)));
export const { POST, PUT, OPTIONS } = apiOthers("/library/files/{id}", ["GET", "PATCH", "DELETE"]);
