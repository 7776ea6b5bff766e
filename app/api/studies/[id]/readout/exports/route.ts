import { exportReadout, toExport } from "@/lib/api/exports";
import { api, apiOthers } from "@/lib/api/surface";
import { requestReadout } from "@/lib/services/exports/request-readout";

export const POST = api(exportReadout, async (ctx, { params, body }) =>
  toExport(await requestReadout(ctx, params.id, body.format)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/exports", ["POST"]);
