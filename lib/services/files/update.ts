import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { requireProject } from "@/lib/services/projects/require-project";
import { get } from "./get";
import { type FileRow, fromRow, readFiles } from "./read";
import type { FileRecord } from "./record";

const UPDATE = `
  WITH changed AS (
    UPDATE file SET name = coalesce($3, name), project_id = CASE WHEN $4 THEN $5 ELSE project_id END, updated_at = now()
     WHERE id = $1 AND workspace_id = $2 AND session_id IS NULL RETURNING *)
  ${readFiles("changed")}`;

type Fields = { name?: string; projectId?: string | null };

/** Renames a file or moves it; `projectId` null removes it from its project. Present values change nothing. */
export async function update(ctx: Context, fileId: string, { name, projectId }: Fields): Promise<FileRecord> {
  permit(ctx, "file.write");
  const moved = await transaction(ctx, async (tx) => {
    if (typeof projectId === "string") await requireProject(tx, ctx, projectId);
    const where = { id: fileId, workspaceId: ctx.workspaceId };
    const before = await tx.db.file.findFirst({ where, select: { name: true, projectId: true } });
    const changes = changesOf(before ?? {}, { name, projectId });
    if (!changes) return null;
    const values = [fileId, ctx.workspaceId, name ?? null, projectId !== undefined, projectId ?? null];
    const [row] = await tx.db.$queryRawUnsafe<FileRow[]>(UPDATE, ...values);
    if (!row) throw notFound("File");
    audit(tx, { action: "file.updated", targetId: fileId, details: { fields: Object.keys(changes) }, changes });
    return fromRow(row);
  });
  return moved ?? (await get(ctx, fileId, { segments: 0 })).file;
}
