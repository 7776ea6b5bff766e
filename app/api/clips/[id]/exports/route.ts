import { exportClip, toExport } from "@/lib/api/exports";
import { api, apiOthers } from "@/lib/api/surface";
import { requestClip } from "@/lib/services/exports/request-clip";

export const POST = api(exportClip, async (ctx, { params, body }) =>
  toExport(await requestClip(ctx, params.id, body.format)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/clips/{id}/exports", ["POST"]);
