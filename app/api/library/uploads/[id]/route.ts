import { cancelUpload, getUpload, toUploadInParts } from "@/lib/api/library/uploads";
import { api, apiOthers } from "@/lib/api/surface";
import { cancel } from "@/lib/services/uploads/cancel";
import { getParts } from "@/lib/services/uploads/get-parts";

export const GET = api(getUpload, async (ctx, { params }) => toUploadInParts(await getParts(ctx, params.id)));
export const DELETE = api(cancelUpload, async (ctx, { params }) => cancel(ctx, params.id));
export const { POST, PUT, PATCH, OPTIONS } = apiOthers("/library/uploads/{id}", ["GET", "DELETE"]);
