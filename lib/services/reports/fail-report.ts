import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { fail } from "@/lib/services/jobs/fail";

/** Ends a report job, and the report that waits for it, with one plain sentence; an ended one stays as it is. */
export async function failReport(ctx: Context, jobId: string, error: string): Promise<void> {
  permit(ctx, "evidence.write");
  await transaction(ctx, async (tx) => {
    const failed = await tx.db.$queryRaw<{ id: string }[]>`
      UPDATE report r SET status = 'failed', error = ${error}, updated_at = now() FROM job j
       WHERE j.id = ${jobId} AND j.workspace_id = ${ctx.workspaceId} AND j.status IN ('queued', 'running')
         AND r.id = j.input->>'reportId' AND r.workspace_id = ${ctx.workspaceId} AND r.status = 'generating'
      RETURNING r.id`;
    for (const { id } of failed) audit(tx, { action: "report.failed", targetId: id });
    await fail(ctx, jobId, error);
  });
}
