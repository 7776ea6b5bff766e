import { getReadoutVersion } from "@/lib/api/readouts/readouts";
import { api, apiOthers } from "@/lib/api/surface";
import { version } from "@/lib/services/readouts/version";

export const GET = api(getReadoutVersion, async (ctx, { params }) => version(ctx, params.id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/version", ["GET"]);
