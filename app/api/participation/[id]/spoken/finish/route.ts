import { finishSpoken } from "@/lib/api/participation/spoken";
import { api, apiOthers } from "@/lib/api/surface";
import { clientAddress } from "@/lib/http/caller/client-address";
import { finish } from "@/lib/services/interviews/spoken/finish";
import { findParticipant } from "@/lib/services/participants/find";

export const POST = api(finishSpoken, async ({ requestId }, { params, body, request }) => {
  const { ctx } = await findParticipant({ requestId, address: clientAddress(request) }, params.token);
  return finish(ctx, body);
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/spoken/finish", ["POST"]);
