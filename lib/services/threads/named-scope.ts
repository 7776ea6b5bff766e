import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { ThreadScope } from "./record";

type Wanted = { studyId?: string | undefined; fileId?: string | undefined; projectId?: string | undefined };
type Row = Omit<ThreadScope, "isLost">;

const NAMED = `
  SELECT (SELECT jsonb_build_object('id', id, 'name', name) FROM project WHERE workspace_id = $1 AND id = $2) AS project,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title)), '[]') FROM study
           WHERE workspace_id = $1 AND id = $3) AS studies,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name)), '[]') FROM file
           WHERE workspace_id = $1 AND id = $4 AND session_id IS NULL) AS files`;

/** The requested scope of a new chat, by name; missing items are left out. */
export async function namedScope(ctx: Context, { studyId, fileId, projectId }: Wanted): Promise<ThreadScope> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, projectId ?? null, studyId ?? null, fileId ?? null];
  const { rows } = await pool().query<Row>({ name: "named_scope", text: NAMED, values });
  return { ...(rows[0] ?? { project: null, studies: [], files: [] }), isLost: false };
}
