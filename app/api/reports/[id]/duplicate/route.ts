import { duplicateReport } from "@/lib/api/reports/reports";
import { toReportDetail } from "@/lib/api/reports/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { duplicate } from "@/lib/services/reports/duplicate";

export const POST = api(duplicateReport, async (ctx, { params }) => toReportDetail(await duplicate(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/duplicate", ["POST"]);
