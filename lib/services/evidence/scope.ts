import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";

/** Which part of the workspace is asked about; nothing set is all of it. */
export type Scope = { projectId?: string; fileIds?: string[] };

const MISSING = `
  SELECT $2::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM project WHERE id = $2 AND workspace_id = $1) AS project,
         EXISTS (SELECT 1 FROM unnest($3::text[]) AS given(id) WHERE NOT EXISTS (
           SELECT 1 FROM file f WHERE f.id = given.id AND f.workspace_id = $1
              AND ($2::text IS NULL OR f.project_id = $2))) AS file`;

/** Throws `not_found` when the project or one of the files is not in the workspace, or a file not in the project. */
export async function requireScope(ctx: Context, { projectId, fileIds }: Scope): Promise<void> {
  if (projectId === undefined && !fileIds?.length) return;
  const values = [ctx.workspaceId, projectId ?? null, fileIds ?? []];
  const { rows } = await pool().query<{ project: boolean; file: boolean }>({
    name: "require_scope",
    text: MISSING,
    values,
  });
  if (rows[0]?.project) throw notFound("Project");
  if (rows[0]?.file) throw notFound("File");
}
