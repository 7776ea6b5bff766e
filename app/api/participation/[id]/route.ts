import { getParticipation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { lookUp } from "@/lib/services/participants/look-up";

export const GET = api(getParticipation, async (ctx, { params, request }) =>
  toParticipation(await lookUp(callerOf(ctx, request), params.token)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}", ["GET"]);
