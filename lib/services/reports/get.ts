import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type DetailRow, ONE_REPORT, viewer } from "./read";
import type { ReportDetail } from "./record";
import { refer } from "./refer";

/** A report with what it refers to. Throws `not_found`, also for someone else's private one. */
export async function get(ctx: Context, reportId: string): Promise<ReportDetail> {
  permit(ctx, "workspace.read");
  const values = [...viewer(ctx), reportId];
  const { rows } = await pool().query<DetailRow>({ name: "get_report", text: ONE_REPORT, values });
  if (!rows[0]) throw notFound("Report");
  const { document, evidence, stored, ...report } = rows[0];
  return { ...report, ...(await refer(ctx, { document, evidence, stored })) };
}
