import { toCharge } from "@/lib/api/billing/charge-shape";
import { publishStudy } from "@/lib/api/studies/publish";
import { toStudy } from "@/lib/api/studies/shapes";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/studies/get";
import { publish } from "@/lib/services/studies/publish";

export const POST = api(publishStudy, async (ctx, { params, body }) => {
  const { charge, checkoutUrl } = await publish(ctx, params.id, body);
  const study = toStudy(await get(ctx, params.id));
  if (checkoutUrl !== null) return { study, checkoutUrl };
  return { study, ...(charge && { charge: toCharge(charge) }) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/publish", ["POST"]);
