import { Readable } from "node:stream";
import { exportAudit as operation } from "@/lib/api/settings-audit";
import { api, apiOthers } from "@/lib/api/surface";
import { exportLog } from "@/lib/services/audit/export/export-log";

const TYPES = { csv: "text/csv", jsonl: "application/x-ndjson" };

export const GET = api(operation, async (ctx, { query: { format, ...filters } }) => {
  const lines = await exportLog(ctx, format, filters);
  return new Response(Readable.toWeb(lines) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": `${TYPES[format]}; charset=utf-8`,
      "content-disposition": `attachment; filename="audit-log.${format}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
});
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/audit/export", ["GET"]);
