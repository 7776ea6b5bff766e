import { leaveAddress as operation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { leaveAddress } from "@/lib/services/participants/leave-address";

export const POST = api(operation, async (ctx, { params, body, request }) =>
  toParticipation(await leaveAddress(callerOf(ctx, request), params.token, body.email)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/address", ["POST"]);
