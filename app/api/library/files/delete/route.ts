import { toLibraryFile } from "@/lib/api/library/library";
import { deleteLibraryFiles } from "@/lib/api/library/selection";
import { api, apiOthers } from "@/lib/api/surface";
import { removeSeveral } from "@/lib/services/files/remove-several";

export const POST = api(deleteLibraryFiles, async (ctx, { body }) => ({
  items: (await removeSeveral(ctx, body.fileIds)).map(toLibraryFile),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/delete", ["POST"]);
