import { reply } from "@/app/api/eva/reply";
import { answerAgain } from "@/lib/api/eva/eva";
import { api, apiOthers } from "@/lib/api/surface";
import { again } from "@/lib/services/eva/again/again";

export const POST = api(answerAgain, async (ctx, { params, body, request }) =>
  reply(ctx, await again(ctx, params.id, body.instructions), request),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/eva/answers/{id}/again", ["POST"]);
