import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

const NEIGHBORS = `
  WITH here AS (SELECT id, study_id, created_at FROM study_session WHERE workspace_id = $1 AND id = $2)
  SELECT (SELECT n.id FROM study_session n WHERE n.study_id = here.study_id AND n.status = 'completed'
             AND (n.created_at, n.id) > (here.created_at, here.id) ORDER BY n.created_at, n.id LIMIT 1) AS "newerId",
         (SELECT n.id FROM study_session n WHERE n.study_id = here.study_id AND n.status = 'completed'
             AND (n.created_at, n.id) < (here.created_at, here.id) ORDER BY n.created_at DESC, n.id DESC LIMIT 1)
           AS "olderId"
    FROM here`;

/** The completed sessions of the same study right before and after one, in list order. */
export async function neighbors(
  ctx: Context,
  sessionId: string,
): Promise<{ newerId: string | null; olderId: string | null }> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, sessionId];
  const { rows } = await pool().query({ name: "session_neighbors", text: NEIGHBORS, values });
  return rows[0] ?? { newerId: null, olderId: null };
}
