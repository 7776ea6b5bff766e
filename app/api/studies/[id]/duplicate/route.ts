import { toStudy } from "@/lib/api/studies/shapes";
import { duplicateStudy } from "@/lib/api/studies/studies";
import { api, apiOthers } from "@/lib/api/surface";
import { duplicate } from "@/lib/services/studies/duplicate";

export const POST = api(duplicateStudy, async (ctx, { params, body }) =>
  toStudy(await duplicate(ctx, params.id, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/duplicate", ["POST"]);
