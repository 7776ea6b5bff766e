import { getNoteVersion } from "@/lib/api/notes/notes";
import { api, apiOthers } from "@/lib/api/surface";
import { getVersion } from "@/lib/services/notes/get-version";

export const GET = api(getNoteVersion, async (ctx, { params }) => getVersion(ctx, params.id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/notes/{id}/version", ["GET"]);
