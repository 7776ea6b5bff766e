import { exportReel, toExport } from "@/lib/api/exports";
import { api, apiOthers } from "@/lib/api/surface";
import { requestExport } from "@/lib/services/exports/request-export";

export const POST = api(exportReel, async (ctx, { params, body: { format, titleCards } }) =>
  toExport(await requestExport(ctx, { kind: "reel", subjectId: params.id, format, options: { titleCards } })),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reels/{id}/exports", ["POST"]);
