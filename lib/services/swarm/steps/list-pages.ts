import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

/** A page that agents of a run saw, without query and fragment. */
export type SeenPage = { url: string; title: string; agents: number; steps: number };

const MOST_PAGES = 100;

const PAGES = `
  SELECT split_part(split_part(s.page_url, '#', 1), '?', 1) AS url, max(s.page_title) AS title,
         count(DISTINCT s.agent_id)::int AS agents, count(*)::int AS steps
    FROM swarm_run r JOIN swarm_agent a ON a.run_id = r.id JOIN swarm_step s ON s.agent_id = a.id
   WHERE r.id = $2 AND r.workspace_id = $1 AND s.page_url <> ''
   GROUP BY 1 ORDER BY agents DESC, steps DESC, url LIMIT ${MOST_PAGES}`;

/** The pages that a run's agents saw, those seen by most agents first. */
export async function listPages(ctx: Context, runId: string): Promise<SeenPage[]> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, runId];
  const { rows } = await pool().query<SeenPage>({ name: "list_swarm_pages", text: PAGES, values });
  return rows;
}
