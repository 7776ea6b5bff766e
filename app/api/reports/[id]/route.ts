import { deleteReport, getReport, updateReport } from "@/lib/api/reports/reports";
import { toReport, toReportDetail } from "@/lib/api/reports/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/reports/get";
import { remove } from "@/lib/services/reports/remove";
import { update } from "@/lib/services/reports/update";

export const GET = api(getReport, async (ctx, { params }) => toReportDetail(await get(ctx, params.id)));
export const PATCH = api(updateReport, async (ctx, { params, body }) =>
  toReportDetail(await update(ctx, params.id, body)),
);
export const DELETE = api(deleteReport, async (ctx, { params }) => toReport(await remove(ctx, params.id)));
export const { POST, PUT, OPTIONS } = apiOthers("/reports/{id}", ["GET", "PATCH", "DELETE"]);
