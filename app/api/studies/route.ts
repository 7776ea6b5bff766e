import { toList } from "@/lib/api/shared";
import { toStudy, toStudySummary } from "@/lib/api/studies/shapes";
import { createStudy, listStudies, toFields } from "@/lib/api/studies/studies";
import { api, apiOthers } from "@/lib/api/surface";
import { idempotencyKeyOf } from "@/lib/http/idempotency/key";
import { createFromQuestion } from "@/lib/services/studies/create-from-question";
import { list } from "@/lib/services/studies/list";

export const GET = api(listStudies, async (ctx, { query }) => toList(await list(ctx, query), toStudySummary));
export const POST = api(createStudy, async (ctx, { body: { draft, ...fields }, request }) =>
  toStudy(
    await createFromQuestion(ctx, toFields(fields), {
      draft,
      signal: request.signal,
      repeatKey: idempotencyKeyOf(request),
    }),
  ),
);
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies", ["GET", "POST"]);
