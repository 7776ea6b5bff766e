import type { Context } from "@/lib/core/context";
import { readRows } from "@/lib/db/read-rows";
import { permit } from "@/lib/services/access/permit";

const HOMES = `
  SELECT DISTINCT coalesce(f.project_id, y.project_id) AS "projectId"
    FROM transcript t
    LEFT JOIN file f ON f.id = t.file_id
    LEFT JOIN study_session n ON n.id = t.session_id
    LEFT JOIN study y ON y.id = n.study_id
   WHERE t.workspace_id = $1 AND f.session_id IS NULL AND y.type IS DISTINCT FROM 'swarm'`;

/** Whether anybody's words are there to write a report from, and in which projects. */
export async function whatHasWords(ctx: Context): Promise<{ hasWords: boolean; projectIds: Set<string> }> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId];
  const homes = await readRows<{ projectId: string | null }>({ name: "what_has_words", text: HOMES, values });
  return {
    hasWords: homes.length > 0,
    projectIds: new Set(homes.flatMap(({ projectId }) => projectId ?? [])),
  };
}
