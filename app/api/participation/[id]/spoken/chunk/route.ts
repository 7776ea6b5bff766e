import { addSpokenChunk } from "@/lib/api/participation/spoken";
import { api, apiOthers } from "@/lib/api/surface";
import { clientAddress } from "@/lib/http/caller/client-address";
import { addChunk } from "@/lib/services/interviews/spoken/add-chunk";
import { findParticipant } from "@/lib/services/participants/find";

export const POST = api(addSpokenChunk, async ({ requestId }, { params, body, request }) => {
  const { ctx } = await findParticipant({ requestId, address: clientAddress(request) }, params.token);
  return addChunk(ctx, { ...body, bytes: Buffer.from(body.bytes, "base64") });
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/participation/{token}/spoken/chunk", ["POST"]);
