import { startUpload, toUpload } from "@/lib/api/library/uploads";
import { api, apiOthers } from "@/lib/api/surface";
import { start } from "@/lib/services/uploads/start";

export const POST = api(startUpload, async (ctx, { body }) => toUpload(await start(ctx, body)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/uploads", ["POST"]);
