import { type Context, personOf } from "@/lib/core/context";
import type { ReportDocument } from "@/lib/core/document/document";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { changesOf } from "@/lib/services/audit/changes-of";
import { changeReport, requireUnchanged } from "./change";
import { checkReferences } from "./check-references";
import { lockReport } from "./find-report";
import { get } from "./get";
import type { ReportDetail, ReportVisibility } from "./record";

type Fields = { title?: string; document?: ReportDocument; visibility?: ReportVisibility };

/**
 * Changes the given fields of the report, based on its `version`; present values change nothing. Throws `not_found`,
 * `invalid` with the positions of invalid references, `forbidden` for changing visibility without being its creator,
 * and `conflict` if it was changed since.
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
    const changed = changedFields(report, { title, document, visibility });
    if (changed.length === 0) return;
    if (changed.includes("visibility")) {
      if (report.createdBy?.id !== personOf(ctx))
        throw new AppError("forbidden", "Only the person who created a report decides who can see it.");
      const where = { id: reportId, workspaceId: ctx.workspaceId };
      await tx.db.report.update({ where, data: { visibility }, select: { id: true } });
    }
    if (document) await checkReferences(tx, ctx, reportId, { before: report.document, after: document });
    if (changed.includes("title") || changed.includes("document"))
      await changeReport(tx, ctx, report, { title, document });
    const changes = changesOf({ title: report.title, visibility: report.visibility }, { title, visibility });
    audit(tx, { action: "report.updated", targetId: reportId, details: { fields: changed }, changes });
  });
  return get(ctx, reportId);
}
