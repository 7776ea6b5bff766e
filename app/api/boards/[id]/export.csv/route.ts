import { exportBoard } from "@/lib/api/boards/csv";
import { api, apiOthers } from "@/lib/api/surface";
import { csvResponse } from "@/lib/http/answer/csv-response";
import { exportCsv } from "@/lib/services/boards/csv/export-csv";

export const GET = api(exportBoard, async (ctx, { params }) => csvResponse(await exportCsv(ctx, params.id)));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/boards/{id}/export.csv", ["GET"]);
