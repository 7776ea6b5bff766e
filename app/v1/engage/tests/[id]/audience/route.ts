import { get } from "@/lib/services/studies/get";
import { requireTest } from "@/lib/services/studies/require-test";
import { testIdOf } from "@/lib/services/studies/test-id-of";
import { update } from "@/lib/services/studies/update";
import { getAudience, putAudience, toAudience, toAudienceFields } from "@/lib/v1/engage-audience";
import { v1Others } from "@/lib/v1/surface";
import { v1OfTest } from "@/lib/v1/test-endpoint";

export const GET = v1OfTest(getAudience, async (ctx, { params }) => ({
  data: toAudience(requireTest(await get(ctx, params.id))),
}));
export const PUT = v1OfTest(putAudience, async (ctx, { params, body }) => ({
  data: toAudience(await update(ctx, await testIdOf(ctx, params.id), toAudienceFields(body))),
}));
export const { POST, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests/{id}/audience", ["GET", "PUT"]);
