import { draftStudy } from "@/lib/api/studies/draft";
import { api, apiOthers } from "@/lib/api/surface";
import { idempotencyKeyOf } from "@/lib/http/idempotency/key";
import { propose } from "@/lib/services/studies/draft/propose";

export const POST = api(draftStudy, (ctx, { params, body, request }) =>
  propose(ctx, params.id, body, { signal: request.signal, repeatKey: idempotencyKeyOf(request) }),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/draft", ["POST"]);
