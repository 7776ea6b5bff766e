import { Readable } from "node:stream";
import { exportBoard } from "@/lib/api/board-csv";
import { api, apiOthers } from "@/lib/api/surface";
import { exportCsv } from "@/lib/services/boards/csv/export-csv";

export const GET = api(exportBoard, async (ctx, { params }) => {
  const { rows, disposition } = await exportCsv(ctx, params.id);
  return new Response(Readable.toWeb(rows) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": disposition,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/export.csv", ["GET"]);
