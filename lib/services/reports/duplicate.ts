import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { copyTitle } from "@/lib/core/text/copy-title";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireWritten } from "./change";
import { lockReportInProject } from "./find-report";
import { get } from "./get";
import type { ReportDetail } from "./record";

/** A copy of a report, owned by the caller, with its pictures and without its versions. Throws `not_found`. */
export async function duplicate(ctx: Context, reportId: string): Promise<ReportDetail> {
  permit(ctx, "evidence.write");
  const id = newId("report");
  await transaction(ctx, async (tx) => {
    const report = await lockReportInProject(tx, ctx, reportId);
    requireWritten(report.status);
    const title = copyTitle(report.title);
    await tx.db.$executeRaw`
      INSERT INTO report (id, workspace_id, project_id, title, template, prompt, study_ids, file_ids, swarm_run_id, status,
                          error, visibility, document, made_by, created_by_id, edited_by_id, edited_at, updated_at)
      SELECT ${id}, workspace_id, project_id, ${title}, template, prompt, study_ids, file_ids, swarm_run_id, status,
             error, visibility, document, made_by, ${personOf(ctx)}, edited_by_id, edited_at, now()
        FROM report WHERE id = ${reportId}`;
    await tx.db.$executeRaw`
      INSERT INTO report_evidence (report_id, passage_id)
      SELECT ${id}, passage_id FROM report_evidence WHERE report_id = ${reportId}`;
    await tx.db.$executeRaw`
      INSERT INTO report_image (report_id, id, storage_key, content_type, width, height)
      SELECT ${id}, id, storage_key, content_type, width, height FROM report_image WHERE report_id = ${reportId}`;
    audit(tx, { action: "report.created", targetId: id, details: { copyOf: reportId } });
  });
  return get(ctx, id);
}
