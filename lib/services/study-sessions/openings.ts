import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

// Of a form that begins with choices, the longest answer in own words, or else all that was chosen: "Answered “5”" says
// little about anybody.
const OPENINGS = `
  SELECT n.id, CASE WHEN n.chapters->0->>'summary' NOT LIKE 'Answered “%' THEN n.chapters->0->>'summary' ELSE coalesce(
      (SELECT c->>'summary' FROM jsonb_array_elements(n.chapters) c WHERE c->>'summary' LIKE '“%'
        ORDER BY length(c->>'summary') DESC LIMIT 1),
      (SELECT string_agg(regexp_replace(c->>'summary', '^Answered |\\.$', '', 'g'), ', ' ORDER BY place)
         FROM jsonb_array_elements(n.chapters) WITH ORDINALITY AS o(c, place))) END AS words
    FROM study_session n
   WHERE n.workspace_id = $1 AND n.id = ANY($2) AND n.chapters->0->>'summary' <> ''`;

/** What tells a session from others in one line, in quotation marks: how it begins, by session. */
export async function openings(ctx: Context, sessionIds: string[]): Promise<Record<string, string>> {
  permit(ctx, "workspace.read");
  if (sessionIds.length === 0) return {};
  const { rows } = await pool().query<{ id: string; words: string }>(OPENINGS, [ctx.workspaceId, sessionIds]);
  return Object.fromEntries(rows.map(({ id, words }) => [id, words]));
}
