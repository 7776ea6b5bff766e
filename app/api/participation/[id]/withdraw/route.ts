import { withdrawParticipation as operation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { withdraw } from "@/lib/services/participants/withdraw";

export const POST = api(operation, async (ctx, { params, request }) =>
  toParticipation(await withdraw(callerOf(ctx, request), params.token)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/withdraw", ["POST"]);
