import { getReadout } from "@/lib/api/readouts/readouts";
import { toReadout } from "@/lib/api/readouts/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { read } from "@/lib/services/readouts/read";

export const GET = api(getReadout, async (ctx, { params }) => toReadout(await read(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout", ["GET"]);
