import { beginSpoken, discardSpoken, getSpoken } from "@/lib/api/participation/spoken";
import { api, apiOthers } from "@/lib/api/surface";
import { clientAddress } from "@/lib/http/caller/client-address";
import { begin } from "@/lib/services/interviews/spoken/begin";
import { discard } from "@/lib/services/interviews/spoken/discard";
import { get } from "@/lib/services/interviews/spoken/get";
import { findParticipant } from "@/lib/services/participants/find";

export const GET = api(getSpoken, async ({ requestId }, { params, query, request }) => {
  const { ctx } = await findParticipant({ requestId, address: clientAddress(request) }, params.token);
  return { answer: await get(ctx, query.version) };
});
export const POST = api(beginSpoken, async ({ requestId }, { params, body, request }) => {
  const { ctx } = await findParticipant({ requestId, address: clientAddress(request) }, params.token);
  return begin(ctx, body);
});
export const DELETE = api(discardSpoken, async ({ requestId }, { params, body, request }) => {
  const { ctx } = await findParticipant({ requestId, address: clientAddress(request) }, params.token);
  await discard(ctx, body);
  return { discarded: true as const };
});
export const { PUT, PATCH, OPTIONS } = apiOthers("/participation/{token}/spoken", ["GET", "POST", "DELETE"]);
