import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { readProjects } from "./read";
import type { ProjectRecord } from "./record";

const ONE = `${readProjects()} WHERE p.workspace_id = $1 AND p.id = $2`;

/** A project of the workspace. Throws `not_found`. */
export async function get(ctx: Context, projectId: string): Promise<ProjectRecord> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<ProjectRecord>({
    name: "get_project",
    text: ONE,
    values: [ctx.workspaceId, projectId],
  });
  if (!rows[0]) throw notFound("Project");
  return rows[0];
}
