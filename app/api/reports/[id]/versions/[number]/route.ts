import { getReportVersion } from "@/lib/api/reports/parts";
import { toVersionDetail } from "@/lib/api/reports/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { getVersion } from "@/lib/services/reports/get-version";

export const GET = api(getReportVersion, async (ctx, { params }) =>
  toVersionDetail(await getVersion(ctx, params.id, params.number)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/versions/{number}", ["GET"]);
