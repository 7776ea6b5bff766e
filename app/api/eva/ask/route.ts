import { reply } from "@/app/api/eva/reply";
import { askEva } from "@/lib/api/eva/eva";
import { api, apiOthers } from "@/lib/api/surface";
import { idempotencyKeyOf } from "@/lib/http/idempotency/key";
import { questionAct } from "@/lib/services/eva/act";

export const POST = api(askEva, async (ctx, { body, request }) =>
  reply(ctx, await questionAct(ctx, body, idempotencyKeyOf(request)), request),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/eva/ask", ["POST"]);
