import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { VISIBLE, viewer } from "./read";
import type { ReportStatus } from "./record";

type Progress = { status: ReportStatus; version: number; error: string | null };

const ONE = `SELECT r.status, r.version, r.error FROM report r WHERE r.id = $3 AND ${VISIBLE}`;

/** Whether a report has been written, and its number of changes. Throws `not_found`. */
export async function getProgress(ctx: Context, reportId: string): Promise<Progress> {
  permit(ctx, "workspace.read");
  const values = [...viewer(ctx), reportId];
  const { rows } = await pool().query<Progress>({ name: "get_report_progress", text: ONE, values });
  if (!rows[0]) throw notFound("Report");
  return rows[0];
}
