import { beginSession as operation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { begin } from "@/lib/services/interviews/begin";

export const POST = api(operation, async (ctx, { params, request }) =>
  toParticipation(await begin(callerOf(ctx, request), params.token)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/begin", ["POST"]);
