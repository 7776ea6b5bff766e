import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

const OPENINGS = `
  SELECT n.id, n.chapters->0->>'summary' AS words
    FROM study_session n
   WHERE n.workspace_id = $1 AND n.id = ANY($2) AND n.chapters->0->>'summary' <> ''`;

/** How sessions begin: the sentence, in quotation marks, that stands for a session's first chapter, by session. */
export async function openings(ctx: Context, sessionIds: string[]): Promise<Record<string, string>> {
  permit(ctx, "workspace.read");
  if (sessionIds.length === 0) return {};
  const { rows } = await pool().query<{ id: string; words: string }>(OPENINGS, [ctx.workspaceId, sessionIds]);
  return Object.fromEntries(rows.map(({ id, words }) => [id, words]));
}
