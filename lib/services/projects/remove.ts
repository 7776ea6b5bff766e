import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { joinMakers } from "@/lib/services/quotes/makers";
import { readProjects } from "./read";
import { type ProjectRecord, snapshotOf } from "./record";

const LOCK = `WITH locked AS (SELECT * FROM project WHERE id = $1 AND workspace_id = $2 FOR UPDATE)
  ${readProjects("locked")}`;

/**
 * Deletes a project with everything in it except its studies, which stay without a project; stored objects follow after
 * the commit.
 */
export async function remove(ctx: Context, projectId: string): Promise<ProjectRecord> {
  permit(ctx, "project.write");
  return transaction(ctx, async (tx) => {
    const [project] = await tx.db.$queryRawUnsafe<ProjectRecord[]>(LOCK, projectId, ctx.workspaceId);
    if (!project) throw notFound("Project");
    // Withdrawals hold their study, and with masking everything else that quotes, in another order than a deletion.
    await tx.db.$queryRaw`
      SELECT 1 FROM study WHERE project_id = ${projectId} AND workspace_id = ${ctx.workspaceId} ORDER BY id FOR NO KEY UPDATE`;
    await tx.db.$executeRaw`SELECT 1 FROM file WHERE project_id = ${projectId} ORDER BY id FOR UPDATE`;
    await joinMakers(tx, ctx);
    // Callers waiting for one of its jobs learn why it ended; ended jobs are deleted with the project.
    await tx.db.job.updateMany({
      where: { projectId, status: { in: ["queued", "running"] } },
      data: { status: "failed", error: "The project was deleted.", projectId: null, input: {} },
    });
    await tx.db.project.delete({ where: { id: projectId, workspaceId: ctx.workspaceId }, select: { id: true } });
    audit(tx, { action: "project.deleted", targetId: projectId, name: project.name });
    emit(tx, "project.deleted", projectId, snapshotOf(project));
    emit(tx, "objects.doomed", projectId, {});
    return project;
  });
}
