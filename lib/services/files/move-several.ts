import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { requireProject } from "@/lib/services/projects/require-project";
import { lockSeveral } from "./lock-several";
import { type FileRow, fromRow, readFiles } from "./read";
import type { FileRecord } from "./record";

const MOVE = `
  WITH moved AS (UPDATE file SET project_id = $3, updated_at = now() WHERE id = ANY($1::text[]) AND workspace_id = $2 RETURNING *)
  ${readFiles("moved")}`;

/**
 * Moves files to a project, or out of theirs, each with its own audit entry. Returns those that exist; the ones that
 * were there already stay as they are. Throws `not_found` for a missing project.
 */
export async function moveSeveral(ctx: Context, fileIds: string[], projectId: string | null): Promise<FileRecord[]> {
  permit(ctx, "file.write");
  return transaction(ctx, async (tx) => {
    if (projectId !== null) await requireProject(tx, ctx, projectId);
    const files = await lockSeveral(tx, ctx, fileIds);
    const elsewhere = files.filter(({ project }) => (project?.id ?? null) !== projectId);
    if (elsewhere.length === 0) return files;
    const ids = elsewhere.map(({ id }) => id);
    const rows = await tx.db.$queryRawUnsafe<FileRow[]>(MOVE, ids, ctx.workspaceId, projectId);
    for (const { id, project } of elsewhere) {
      const changes = changesOf({ projectId: project?.id ?? null }, { projectId });
      audit(tx, {
        action: "file.updated",
        targetId: id,
        details: { fields: ["projectId"] },
        ...(changes && { changes }),
      });
    }
    return [...files.filter((file) => !elsewhere.includes(file)), ...rows.map(fromRow)];
  });
}
