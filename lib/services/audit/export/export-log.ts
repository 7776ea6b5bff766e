import { Readable } from "node:stream";
import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { csvStream } from "@/lib/services/csv/csv-stream";
import type { AuditFilters } from "../record";
import { COLUMNS, csvRow } from "./csv-row";
import { jsonLine } from "./json-line";
import { type ExportedRow, rowsOf } from "./rows";

export type AuditFormat = "csv" | "jsonl";

/** The filtered log as CSV or JSON lines, written as it is consumed; the export is an entry too. */
export async function exportLog(ctx: Context, format: AuditFormat, filters: AuditFilters): Promise<Readable> {
  permit(ctx, "workspace.manage");
  await transaction(ctx, async (tx) => {
    audit(tx, { action: "audit.exported", targetId: ctx.workspaceId, details: { format, ...filters } });
  });
  const write = async function* <T>(toLine: (row: ExportedRow) => T): AsyncGenerator<T> {
    for await (const row of rowsOf(ctx, filters)) yield toLine(row);
  };
  if (format === "jsonl") return Readable.from(write((row) => Buffer.from(jsonLine(row))));
  return csvStream(ctx, COLUMNS, write(csvRow));
}
