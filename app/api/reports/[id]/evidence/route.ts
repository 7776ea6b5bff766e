import { toEvidence } from "@/lib/api/evidence/shape";
import { quoteInReport } from "@/lib/api/reports/parts";
import { api, apiOthers } from "@/lib/api/surface";
import { quote } from "@/lib/services/reports/quote";

export const POST = api(quoteInReport, async (ctx, { params, body }) => toEvidence(await quote(ctx, params.id, body)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/reports/{id}/evidence", ["POST"]);
