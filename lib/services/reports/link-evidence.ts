import type { Context } from "@/lib/core/context";
import type { ReportDocument } from "@/lib/core/document/document";
import type { Transaction } from "@/lib/db/transaction";
import { clipIdsOf, passageIdsOf } from "./ids-of";

/**
 * Updates what a report quotes to match its document: links the passages of its quotes and clips, and unlinks those
 * that neither it nor an older version refers to anymore. Passages that nothing has referred to yet stay, because
 * someone is about to insert them.
 */
export async function linkEvidence(
  tx: Transaction,
  ctx: Context,
  reportId: string,
  { before, after }: { before: ReportDocument; after: ReportDocument },
): Promise<void> {
  const named = passageIdsOf(after);
  const clips = clipIdsOf(after);
  const gone = passageIdsOf(before).filter((id) => !named.includes(id));
  const goneClips = clipIdsOf(before).filter((id) => !clips.includes(id));
  if (gone.length + goneClips.length > 0)
    await tx.db.$executeRaw`
      DELETE FROM report_evidence e
       WHERE e.report_id = ${reportId}
         AND (e.passage_id = ANY(${gone}) OR e.passage_id IN (SELECT passage_id FROM clip WHERE id = ANY(${goneClips})))
         AND NOT EXISTS (
           SELECT 1 FROM report_version v, jsonb_path_query(v.document, '$.sections[*].blocks[*].passageId') AS q(id)
            WHERE v.report_id = ${reportId} AND q.id #>> '{}' = e.passage_id)`;
  if (named.length + clips.length === 0) return;
  await tx.db.$executeRaw`
    INSERT INTO report_evidence (report_id, passage_id)
    SELECT ${reportId}, p.id FROM passage p
     WHERE p.workspace_id = ${ctx.workspaceId}
       AND (p.id = ANY(${named}) OR p.id IN (SELECT c.passage_id FROM clip c
                                              WHERE c.id = ANY(${clips}) AND c.workspace_id = ${ctx.workspaceId}))
     ORDER BY p.id FOR KEY SHARE OF p
    ON CONFLICT DO NOTHING`;
}
