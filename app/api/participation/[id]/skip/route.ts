import { skipQuestion } from "@/lib/api/participation/participation";
import { api, apiOthers } from "@/lib/api/surface";
import { callerOf } from "@/lib/http/caller/caller-of";
import { skip } from "@/lib/services/interviews/skip";

export const POST = api(skipQuestion, (ctx, { params, body, request }) =>
  skip(callerOf(ctx, request), params.token, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/skip", ["POST"]);
