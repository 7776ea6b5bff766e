import { toCharge } from "@/lib/api/billing/charge-shape";
import { toStudy } from "@/lib/api/studies/shapes";
import { addParticipants as operation } from "@/lib/api/studies/target";
import { api, apiOthers } from "@/lib/api/surface";
import { addParticipants } from "@/lib/services/studies/add-participants";
import { get } from "@/lib/services/studies/get";

export const POST = api(operation, async (ctx, { params, body }) => {
  const { charge, checkoutUrl } = await addParticipants(ctx, params.id, body);
  const study = toStudy(await get(ctx, params.id));
  if (checkoutUrl !== null) return { study, checkoutUrl };
  return { study, ...(charge && { charge: toCharge(charge) }) };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/target", ["POST"]);
