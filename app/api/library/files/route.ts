import { listLibraryFiles, toLibraryFile } from "@/lib/api/library/library";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/files/list";

export const GET = api(listLibraryFiles, async (ctx, { query }) => toList(await list(ctx, query), toLibraryFile));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files", ["GET"]);
