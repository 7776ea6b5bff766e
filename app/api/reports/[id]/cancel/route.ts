import { cancelReport } from "@/lib/api/reports/reports";
import { toReport } from "@/lib/api/reports/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { cancel } from "@/lib/services/reports/cancel";

export const POST = api(cancelReport, async (ctx, { params }) => toReport(await cancel(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/cancel", ["POST"]);
