import { toLibraryFile } from "@/lib/api/library/library";
import { completeUpload } from "@/lib/api/library/uploads";
import { api, apiOthers } from "@/lib/api/surface";
import { complete } from "@/lib/services/uploads/complete";

export const POST = api(completeUpload, async (ctx, { params }) => toLibraryFile(await complete(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/{id}/complete", ["POST"]);
