import { consentToStudy as operation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { consent } from "@/lib/services/participants/consent";

export const POST = api(operation, async (ctx, { params, body, request }) =>
  toParticipation(await consent(callerOf(ctx, request), params.token, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/consent", ["POST"]);
