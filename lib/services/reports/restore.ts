import type { Context } from "@/lib/core/context";
import type { ReportDocument } from "@/lib/core/document/document";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changeReport, requireUnchanged } from "./change";
import { lockReport } from "./find-report";
import { get } from "./get";
import type { ReportDetail } from "./record";
import { versionNumber } from "./version-number";

/** Restores an older version of the report; the present content becomes a version. Throws as `update` does. */
export async function restore(
  ctx: Context,
  reportId: string,
  number: string,
  { version: seen }: { version: number },
): Promise<ReportDetail> {
  permit(ctx, "evidence.write");
  await transaction(ctx, async (tx) => {
    const report = await lockReport(tx, ctx, reportId);
    requireUnchanged(report, seen);
    const where = { reportId_version: { reportId, version: versionNumber(number) } };
    const old = await tx.db.reportVersion.findUnique({ where, select: { title: true, document: true } });
    if (!old) throw notFound("Version");
    // Its references were checked when it was written; what is gone since is shown as gone.
    const document = old.document as ReportDocument;
    await changeReport(tx, ctx, report, { title: old.title, document }, { always: true });
    audit(tx, { action: "report.restored", targetId: reportId, details: { number } });
  });
  return get(ctx, reportId);
}
