import { publish } from "@/lib/services/studies/publish";
import { testIdOf } from "@/lib/services/studies/test-id-of";
import { inOurNames, paymentNeeded, publishEngageTest } from "@/lib/v1/engage";
import { v1, v1Others } from "@/lib/v1/surface";
import { toTest } from "@/lib/v1/tests";

export const POST = v1(publishEngageTest, async (ctx, { params }) => {
  const { study, checkoutUrl } = await publish(ctx, await testIdOf(ctx, params.id), {}).catch((error) => {
    throw inOurNames(error);
  });
  if (checkoutUrl !== null) throw paymentNeeded(checkoutUrl);
  return { data: toTest(study) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = v1Others("/engage/tests/{id}/publish", ["POST"]);
