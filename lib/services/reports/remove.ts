import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { lockReport } from "./find-report";
import { withoutDocument } from "./read";
import type { ReportRecord } from "./record";

/** Deletes a report with its versions and pictures. Returns it as it was. Throws `not_found`. */
export async function remove(ctx: Context, reportId: string): Promise<ReportRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const report = await lockReport(tx, ctx, reportId);
    await tx.db.report.delete({ where: { id: reportId, workspaceId: ctx.workspaceId }, select: { id: true } });
    await dropUnused(
      tx,
      report.evidence.map(({ id }) => id),
    );
    audit(tx, { action: "report.deleted", targetId: reportId, name: report.title });
    emit(tx, "objects.doomed", reportId, {});
    return withoutDocument(report);
  });
}
