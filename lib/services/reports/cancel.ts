import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { findReport } from "./find-report";
import { withoutDocument } from "./read";
import type { ReportRecord } from "./record";

const CANCELLED = "Someone cancelled it before it was written.";

/**
 * Stops the writing of a report: its earlier content stays, or it says that it was cancelled. Throws `not_found`, and
 * `conflict` if it isn't being written.
 */
export async function cancel(ctx: Context, reportId: string): Promise<ReportRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const { workspaceId } = ctx;
    await findReport(tx, ctx, reportId);
    // The job is locked before the report, in the same order as when it is stored.
    const jobs = await tx.db.$queryRaw<{ id: string }[]>`
      UPDATE job SET status = 'failed', error = 'It was cancelled.', updated_at = now()
       WHERE type = 'report' AND status IN ('queued', 'running') AND input->>'reportId' = ${reportId}
         AND workspace_id = ${workspaceId} RETURNING id`;
    const count = await tx.db.$executeRaw`
      UPDATE report SET status = CASE WHEN jsonb_array_length(document->'sections') > 0 THEN 'ready' ELSE 'failed' END,
             error = CASE WHEN jsonb_array_length(document->'sections') > 0 THEN NULL ELSE ${CANCELLED} END, updated_at = now()
       WHERE id = ${reportId} AND workspace_id = ${workspaceId} AND status = 'generating'`;
    if (count !== 1) throw new AppError("conflict", "This report is not being written.");
    for (const { id } of jobs) audit(tx, { action: "job.failed", targetId: id });
    audit(tx, { action: "report.cancelled", targetId: reportId });
    return withoutDocument(await findReport(tx, ctx, reportId));
  });
}
