import { Readable } from "node:stream";
import { api, apiOthers } from "@/lib/api/surface";
import { exportTagPassages } from "@/lib/api/tag-passages";
import { passagesCsv } from "@/lib/services/tags/passages-csv";

export const GET = api(exportTagPassages, async (ctx, { params, query }) => {
  const rows = await passagesCsv(ctx, params.id, query);
  return new Response(Readable.toWeb(rows) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="passages.csv"',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/tags/{id}/passages.csv", ["GET"]);
