import { submitForm as operation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { submitForm } from "@/lib/services/interviews/submit-form";

export const POST = api(operation, async (ctx, { params, body, request }) =>
  toParticipation(await submitForm(callerOf(ctx, request), params.token, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/form", ["POST"]);
