import { get } from "@/lib/services/studies/get";
import { requireTest } from "@/lib/services/studies/require-test";
import { testIdOf } from "@/lib/services/studies/test-id-of";
import { update } from "@/lib/services/studies/update";
import { getScreener, putScreener, toScreener, toScreenerInput } from "@/lib/v1/engage-screener";
import { v1Others } from "@/lib/v1/surface";
import { v1OfTest } from "@/lib/v1/test-endpoint";

export const GET = v1OfTest(getScreener, async (ctx, { params }) => ({
  data: toScreener(requireTest(await get(ctx, params.id)).screener),
}));
export const PUT = v1OfTest(putScreener, async (ctx, { params, body }) => ({
  data: toScreener((await update(ctx, await testIdOf(ctx, params.id), { screener: toScreenerInput(body) })).screener),
}));
export const { POST, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests/{id}/screener", ["GET", "PUT"]);
