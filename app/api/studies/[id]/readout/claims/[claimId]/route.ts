import { getReadoutClaim } from "@/lib/api/readouts/readouts";
import { toReadoutClaim } from "@/lib/api/readouts/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { readClaim } from "@/lib/services/readouts/read-claim";

export const GET = api(getReadoutClaim, async (ctx, { params: { id, claimId } }) =>
  toReadoutClaim(await readClaim(ctx, id, claimId)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/claims/{claimId}", ["GET"]);
