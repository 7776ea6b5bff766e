import { cancelReadout } from "@/lib/api/readouts/readouts";
import { toReadout } from "@/lib/api/readouts/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { cancel } from "@/lib/services/readouts/cancel";

export const POST = api(cancelReadout, async (ctx, { params }) => toReadout(await cancel(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/cancel", ["POST"]);
