import { estimateReadout } from "@/lib/api/readouts/readouts";
import { api, apiOthers } from "@/lib/api/surface";
import { estimate } from "@/lib/services/readouts/estimate";

export const GET = api(estimateReadout, async (ctx, { params }) => estimate(ctx, params.id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/estimate", ["GET"]);
