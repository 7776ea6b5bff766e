import { beginSpoken, getSpoken } from "@/lib/api/participation-spoken";
import { api, apiOthers } from "@/lib/api/surface";
import { clientAddress } from "@/lib/http/client-address";
import { begin } from "@/lib/services/interviews/spoken/begin";
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
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/spoken", ["GET", "POST"]);
