import { toReport } from "@/lib/api/report-shape";
import { cancelReport } from "@/lib/api/reports";
import { api, apiOthers } from "@/lib/api/surface";
import { cancel } from "@/lib/services/reports/cancel";

export const POST = api(cancelReport, async (ctx, { params }) => toReport(await cancel(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/cancel", ["POST"]);
