import { publish } from "@/lib/services/studies/publish";
import { testIdOf } from "@/lib/services/studies/test-id-of";
import { paymentNeeded, publishEngageTest } from "@/lib/v1/engage";
import { v1Others } from "@/lib/v1/surface";
import { v1OfTest } from "@/lib/v1/test-endpoint";
import { toTest } from "@/lib/v1/tests";

export const POST = v1OfTest(publishEngageTest, async (ctx, { params }) => {
  const { study, checkoutUrl } = await publish(ctx, await testIdOf(ctx, params.id), {});
  if (checkoutUrl !== null) throw paymentNeeded(checkoutUrl);
  return { data: toTest(study) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests/{id}/publish", ["POST"]);
