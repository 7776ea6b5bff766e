import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { scopeOf } from "@/lib/services/analysis/start-job";
import { requireScope } from "@/lib/services/evidence/scope";
import { create } from "@/lib/services/jobs/create";
import type { JobRecord } from "@/lib/services/jobs/record";
import { requireProject } from "@/lib/services/projects/require-project";

type Asked = { prompt: string; fileIds?: string[] };

/**
 * Queues a report on a prompt about a project's transcripts, or some of its files and sessions; the job's result names
 * it. Throws `not_found` for the project or a source.
 */
export async function startJob(ctx: Context, projectId: string, { prompt, fileIds }: Asked): Promise<JobRecord> {
  permit(ctx, "evidence.write");
  await requireScope(ctx, scopeOf(projectId, fileIds));
  return transaction(ctx, async (tx) => {
    await requireProject(tx, ctx, projectId);
    return create(tx, ctx, { type: "report", projectId, input: { prompt, ...(fileIds && { fileIds }) } });
  });
}
