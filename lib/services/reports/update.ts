import { type Context, personOf } from "@/lib/core/context";
import type { ReportDocument } from "@/lib/core/document/document";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { changeReport, requireUnchanged } from "./change";
import { checkReferences } from "./check-references";
import { lockReport } from "./find-report";
import { get } from "./get";
import type { ReportDetail, ReportVisibility } from "./record";

type Fields = { title?: string; document?: ReportDocument; visibility?: ReportVisibility };

/**
 * Changes the given fields of the report, based on its `version`. Throws `not_found`, `invalid` with the positions of
 * invalid references, `forbidden` for changing visibility without being its creator, and `conflict` if it was changed
 * since.
 */
export async function update(
  ctx: Context,
  reportId: string,
  { version, title, document, visibility }: Fields & { version: number },
): Promise<ReportDetail> {
  permit(ctx, "evidence.write");
  await transaction(ctx, async (tx) => {
    const report = await lockReport(tx, ctx, reportId);
    requireUnchanged(report, version);
    const fields = { title, document, visibility };
    const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    if (visibility !== undefined && visibility !== report.visibility) {
      if (report.createdBy?.id !== personOf(ctx))
        throw new AppError("forbidden", "Only the person who created a report decides who can see it.");
      const where = { id: reportId, workspaceId: ctx.workspaceId };
      await tx.db.report.update({ where, data: { visibility }, select: { id: true } });
    }
    if (document) await checkReferences(tx, ctx, reportId, { before: report.document, after: document });
    if (title !== undefined || document !== undefined) await changeReport(tx, ctx, report, { title, document });
    const changes = changesOf({ title: report.title, visibility: report.visibility }, { title, visibility });
    if (given.length > 0)
      audit(tx, { action: "report.updated", targetId: reportId, details: { fields: given }, changes });
  });
  return get(ctx, reportId);
}
