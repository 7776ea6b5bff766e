import { answerScreener as operation } from "@/lib/api/participation/participation";
import { toParticipation } from "@/lib/api/participation/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { screen } from "@/lib/services/participants/screen";

export const POST = api(operation, async (ctx, { params, body, request }) =>
  toParticipation(await screen(callerOf(ctx, request), params.token, body.answers)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/screener", ["POST"]);
