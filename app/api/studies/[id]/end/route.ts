import { endStudy } from "@/lib/api/studies/progress";
import { toStudy } from "@/lib/api/studies/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { end } from "@/lib/services/studies/end";

export const POST = api(endStudy, async (ctx, { params }) => toStudy(await end(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/end", ["POST"]);
