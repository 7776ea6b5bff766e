import { api, apiOthers } from "@/lib/api/surface";
import { exportTagPassages } from "@/lib/api/tags/passages";
import { csvResponse } from "@/lib/http/answer/csv-response";
import { passagesCsv } from "@/lib/services/tags/passages-csv";

export const GET = api(exportTagPassages, async (ctx, { params, query }) =>
  csvResponse(await passagesCsv(ctx, params.id, query)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/tags/{id}/passages.csv", ["GET"]);
