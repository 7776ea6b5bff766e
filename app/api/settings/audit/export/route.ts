import { exportAudit as operation } from "@/lib/api/settings/audit";
import { api, apiOthers } from "@/lib/api/surface";
import { fileResponse } from "@/lib/http/answer/file-response";
import { exportLog } from "@/lib/services/audit/export/export-log";

const TYPES = { csv: "text/csv", jsonl: "application/x-ndjson" };

export const GET = api(operation, async (ctx, { query: { format, ...filters } }) => {
  return fileResponse({
    contentType: `${TYPES[format]}; charset=utf-8`,
    disposition: `attachment; filename="audit-log.${format}"`,
    body: await exportLog(ctx, format, filters),
  });
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/audit/export", ["GET"]);
