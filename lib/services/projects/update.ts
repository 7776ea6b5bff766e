import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { get } from "./get";
import { readProjects } from "./read";
import { type ProjectFields, type ProjectRecord, snapshotOf } from "./record";

const UPDATE = `
  WITH changed AS (
    UPDATE project SET name = coalesce($3, name), description = coalesce($4, description),
           language = coalesce($5, language), updated_at = now()
     WHERE id = $1 AND workspace_id = $2 AND (name, description, language) IS DISTINCT FROM
           (coalesce($3, name), coalesce($4, description), coalesce($5, language)) RETURNING *)
  ${readProjects("changed")}`;

/** Changes the given fields. If all have their present values, nothing changes and no event is emitted. */
export async function update(ctx: Context, projectId: string, fields: ProjectFields): Promise<ProjectRecord> {
  permit(ctx, "project.write");
  if (Object.values(fields).every((value) => value === undefined)) return get(ctx, projectId);
  const changed = await transaction(ctx, async (tx) => {
    const before = await tx.db.project.findFirst({
      where: { id: projectId, workspaceId: ctx.workspaceId },
      select: { name: true, description: true, language: true },
    });
    const values = [fields.name, fields.description, fields.language].map((value) => value ?? null);
    const [project] = await tx.db.$queryRawUnsafe<ProjectRecord[]>(UPDATE, projectId, ctx.workspaceId, ...values);
    if (!project) return null;
    const changes = changesOf(before ?? {}, fields);
    audit(tx, { action: "project.updated", targetId: project.id, details: { fields: Object.keys(fields) }, changes });
    emit(tx, "project.updated", project.id, snapshotOf(project));
    return project;
  });
  return changed ?? get(ctx, projectId);
}
