import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { AuditFilters } from "../record";
import { COLUMNS, csvRow } from "./csv-row";
import { jsonLine } from "./json-line";
import { rowsOf } from "./rows";

export type AuditFormat = "csv" | "jsonl";

/** A cell with a line feed alone in it is quoted too: the row's own end is a carriage return with a line feed. */
const CSV = { bom: true, header: true, record_delimiter: "windows", quoted_match: /[\r\n]/ } as const;

/** The filtered log as CSV (RFC 4180) or JSON lines, written while it is taken; that it was exported is an entry too. */
export async function exportLog(ctx: Context, format: AuditFormat, filters: AuditFilters): Promise<Readable> {
  permit(ctx, "workspace.manage");
  await transaction(ctx, async (tx) => {
    audit(tx, { action: "audit.exported", targetId: ctx.workspaceId, details: { format, ...filters } });
  });
  const write = async function* (): AsyncGenerator<Buffer | string[]> {
    for await (const row of rowsOf(ctx, filters)) yield format === "csv" ? csvRow(row) : Buffer.from(jsonLine(row));
  };
  const lines = Readable.from(write());
  if (format === "jsonl") return lines;
  return pipeline(lines, stringify({ ...CSV, columns: [...COLUMNS] }), (error) => {
    if (error) log().warn({ requestId: ctx.requestId, err: error }, "an audit log export broke off");
  });
}
