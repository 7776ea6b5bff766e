import { api, apiOthers } from "@/lib/api/surface";
import { exportTagPassages } from "@/lib/api/tag-passages";
import { fileResponse } from "@/lib/http/file-response";
import { passagesCsv } from "@/lib/services/tags/passages-csv";

export const GET = api(exportTagPassages, async (ctx, { params, query }) => {
  const body = await passagesCsv(ctx, params.id, query);
  return fileResponse({
    contentType: "text/csv; charset=utf-8",
    disposition: 'attachment; filename="passages.csv"',
    body,
  });
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/tags/{id}/passages.csv", ["GET"]);
