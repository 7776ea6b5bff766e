import { stopSession as operation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { stop } from "@/lib/services/interviews/stop";

export const POST = api(operation, async (ctx, { params, request }) =>
  toParticipation(await stop(callerOf(ctx, request), params.token)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/stop", ["POST"]);
