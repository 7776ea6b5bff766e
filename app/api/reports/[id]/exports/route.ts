import { exportReport, toExport } from "@/lib/api/exports";
import { api, apiOthers } from "@/lib/api/surface";
import { requestExport } from "@/lib/services/exports/request-export";

export const POST = api(exportReport, async (ctx, { params, body: { format } }) =>
  toExport(await requestExport(ctx, { kind: "report", subjectId: params.id, format, options: {} })),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/exports", ["POST"]);
