import { exportBoard } from "@/lib/api/board-csv";
import { api, apiOthers } from "@/lib/api/surface";
import { fileResponse } from "@/lib/http/file-response";
import { exportCsv } from "@/lib/services/boards/csv/export-csv";

export const GET = api(exportBoard, async (ctx, { params }) => {
  const { rows, disposition } = await exportCsv(ctx, params.id);
  return fileResponse({ contentType: "text/csv; charset=utf-8", disposition, body: rows });
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/export.csv", ["GET"]);
