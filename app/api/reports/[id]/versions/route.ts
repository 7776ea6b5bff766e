import { listReportVersions } from "@/lib/api/reports/parts";
import { api, apiOthers } from "@/lib/api/surface";
import { listVersions } from "@/lib/services/reports/list-versions";

export const GET = api(listReportVersions, (ctx, { params, query }) => listVersions(ctx, params.id, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/versions", ["GET"]);
