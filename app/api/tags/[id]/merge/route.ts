import { api, apiOthers } from "@/lib/api/surface";
import { mergeProjectTag } from "@/lib/api/tags/tags";
import { merge } from "@/lib/services/tags/merge";

export const POST = api(mergeProjectTag, async (ctx, { params, body }) => merge(ctx, params.id, body.intoId));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/tags/{id}/merge", ["POST"]);
