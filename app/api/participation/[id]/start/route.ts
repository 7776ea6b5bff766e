import { startParticipation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { start } from "@/lib/services/participants/start";

export const POST = api(startParticipation, async (ctx, { params, body, request }) => {
  const userAgent = request.headers.get("user-agent") ?? undefined;
  return toParticipation(await start(callerOf(ctx, request), params.token, { ...body, userAgent }));
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/start", ["POST"]);
