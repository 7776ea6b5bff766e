import { getReportProgress } from "@/lib/api/reports/reports";
import { api, apiOthers } from "@/lib/api/surface";
import { getProgress } from "@/lib/services/reports/get-progress";

export const GET = api(getReportProgress, (ctx, { params }) => getProgress(ctx, params.id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/version", ["GET"]);
