import { regenerateReport } from "@/lib/api/reports/reports";
import { toReport } from "@/lib/api/reports/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { regenerate } from "@/lib/services/reports/regenerate";

export const POST = api(regenerateReport, async (ctx, { params }) => toReport(await regenerate(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/generate", ["POST"]);
