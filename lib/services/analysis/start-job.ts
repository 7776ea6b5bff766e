import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { isIdOf } from "@/lib/core/id-prefix";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireScope, type Scope } from "@/lib/services/evidence/scope";
import { create } from "@/lib/services/jobs/create";
import type { JobRecord } from "@/lib/services/jobs/record";

export type AnalysisJob = "auto-tag" | "sentiment";

/** v1 uses `file_id` for both files and sessions. */
export const scopeOf = (projectId: string, ownerIds: readonly string[] | undefined): Scope => ({
  projectId,
  fileIds: ownerIds?.filter((id) => !isIdOf("session", id)),
  sessionIds: ownerIds?.filter((id) => isIdOf("session", id)),
});

/**
 * Queues an analysis of a project's transcripts, or of some of its files and sessions. Throws `not_found` for the
 * project, a file or a session, and `conflict` if none of it has a transcript.
 */
export async function startJob(
  ctx: Context,
  type: AnalysisJob,
  projectId: string,
  ownerIds?: readonly string[],
): Promise<JobRecord> {
  permit(ctx, "evidence.write");
  await requireScope(ctx, scopeOf(projectId, ownerIds));
  return transaction(ctx, async (tx) => {
    const [project] = await tx.db.$queryRaw<{ heard: boolean }[]>`
      SELECT EXISTS (SELECT 1 FROM transcript t
               LEFT JOIN file f ON f.id = t.file_id
               LEFT JOIN study_session n ON n.id = t.session_id
               LEFT JOIN study y ON y.id = n.study_id
              WHERE coalesce(f.project_id, y.project_id) = p.id AND f.session_id IS NULL AND n.excluded_at IS NULL
                AND (${ownerIds === undefined} OR t.owner_id = ANY(${ownerIds ?? []}))) AS heard
        FROM project p WHERE p.id = ${projectId} AND p.workspace_id = ${ctx.workspaceId} FOR KEY SHARE OF p`;
    if (!project) throw notFound("Project");
    if (!project.heard) throw new AppError("conflict", "There is no transcript to read yet.");
    return create(tx, ctx, { type, projectId, input: ownerIds ? { ownerIds: [...ownerIds] } : {} });
  });
}
