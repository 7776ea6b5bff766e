import { toLibraryFile } from "@/lib/api/library/library";
import { moveLibraryFiles } from "@/lib/api/library/selection";
import { api, apiOthers } from "@/lib/api/surface";
import { moveSeveral } from "@/lib/services/files/move-several";

export const POST = api(moveLibraryFiles, async (ctx, { body }) => ({
  items: (await moveSeveral(ctx, body.fileIds, body.projectId)).map(toLibraryFile),
}));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/move", ["POST"]);
