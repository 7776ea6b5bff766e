import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { readProjects } from "./read";
import { type ProjectFields, type ProjectRecord, snapshotOf } from "./record";

const INSERT = `
  WITH made AS (
    INSERT INTO project (id, workspace_id, created_by_id, name, description, language, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, now()) RETURNING *)
  ${readProjects("made")}`;

/** Creates a project; each of its fields may be absent. */
export async function create(ctx: Context, { name, description, language }: ProjectFields): Promise<ProjectRecord> {
  permit(ctx, "project.write");
  return transaction(ctx, async (tx) => {
    const values = [newId("project"), ctx.workspaceId, personOf(ctx), name, description, language];
    const [project] = await tx.db.$queryRawUnsafe<ProjectRecord[]>(INSERT, ...values.map((value) => value ?? null));
    if (!project) throw new Error("the insert returned no row");
    audit(tx, { action: "project.created", targetId: project.id });
    emit(tx, "project.created", project.id, snapshotOf(project));
    return project;
  });
}
