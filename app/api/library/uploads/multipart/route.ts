import { startUploadInParts, toUploadInParts } from "@/lib/api/library/uploads";
import { api, apiOthers } from "@/lib/api/surface";
import { startInParts } from "@/lib/services/uploads/start-in-parts";

export const POST = api(startUploadInParts, async (ctx, { body }) => toUploadInParts(await startInParts(ctx, body)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/uploads/multipart", ["POST"]);
