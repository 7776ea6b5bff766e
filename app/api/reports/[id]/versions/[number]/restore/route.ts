import { restoreReportVersion } from "@/lib/api/reports/parts";
import { toReportDetail } from "@/lib/api/reports/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { restore } from "@/lib/services/reports/restore";

export const POST = api(restoreReportVersion, async (ctx, { params, body }) =>
  toReportDetail(await restore(ctx, params.id, params.number, body)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/versions/{number}/restore", ["POST"]);
