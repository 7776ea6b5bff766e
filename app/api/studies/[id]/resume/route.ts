import { resumeStudy } from "@/lib/api/studies/progress";
import { toStudy } from "@/lib/api/studies/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { resume } from "@/lib/services/studies/resume";

export const POST = api(resumeStudy, async (ctx, { params }) => toStudy(await resume(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/resume", ["POST"]);
