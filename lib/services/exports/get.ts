import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { VISIBLE, viewer } from "@/lib/services/reports/read";
import { EXPORT_COLUMNS, type ExportRecord } from "./record";
import { withLink } from "./with-link";

/** An export's progress, with a link once it is ready. An expired one is not found; a failed one says why. */
export async function get(ctx: Context, exportId: string): Promise<ExportRecord> {
  permit(ctx, "workspace.read");
  const row = await db().export.findFirst({
    where: {
      id: exportId,
      workspaceId: ctx.workspaceId,
      OR: [{ expiresAt: { gt: new Date() } }, { status: "failed" }],
    },
    select: EXPORT_COLUMNS,
  });
  if (!row || (row.kind === "report" && !(await mayReadReport(ctx, row.subjectId)))) throw notFound("Export");
  return withLink(row);
}

/** A private report's file is as private as the report. */
async function mayReadReport(ctx: Context, reportId: string): Promise<boolean> {
  const text = `SELECT 1 FROM report r WHERE r.id = $3 AND ${VISIBLE}`;
  const values = [...viewer(ctx), reportId];
  return (await pool().query({ name: "may_read_report", text, values })).rowCount === 1;
}
