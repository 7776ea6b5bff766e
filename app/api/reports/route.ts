import { createReport, listReports } from "@/lib/api/reports/reports";
import { toReport } from "@/lib/api/reports/shape";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/reports/create";
import { list } from "@/lib/services/reports/list";

export const GET = api(listReports, async (ctx, { query }) => toList(await list(ctx, query), toReport));
export const POST = api(createReport, async (ctx, { body }) => toReport(await create(ctx, body)));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports", ["GET", "POST"]);
