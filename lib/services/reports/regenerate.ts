import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireWritten } from "./change";
import { findReport, lockReportInProject } from "./find-report";
import { withoutDocument } from "./read";
import type { ReportRecord } from "./record";
import { startWriting } from "./start-writing";

/**
 * Has a report rewritten; its present content stays until then. Throws `not_found`, and `conflict` while it is being
 * written.
 */
export async function regenerate(ctx: Context, reportId: string): Promise<ReportRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const report = await lockReportInProject(tx, ctx, reportId);
    requireWritten(report.status);
    const where = { id: reportId, workspaceId: ctx.workspaceId };
    await tx.db.report.update({ where, data: { status: "generating", error: null }, select: { id: true } });
    await startWriting(tx, ctx, report);
    return withoutDocument(await findReport(tx, ctx, reportId));
  });
}
