import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

type Choice = { id: string; name: string };
/** What a search can be filtered by, newest first: a few hundred of each at most. */
export type FilterChoices = { studies: Choice[]; tags: Choice[]; speakers: string[] };

const CHOICES = `
  SELECT (SELECT coalesce(json_agg(json_build_object('id', y.id, 'name', y.title)), '[]') FROM (
            SELECT y.id, y.title FROM study y WHERE y.workspace_id = $1 ORDER BY y.created_at DESC, y.id LIMIT 200) y) AS studies,
         (SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.title)), '[]') FROM (
            SELECT g.id, g.title FROM tag g WHERE g.workspace_id = $1 ORDER BY lower(g.title), g.id LIMIT 300) g) AS tags,
         (SELECT coalesce(json_agg(s.name ORDER BY lower(s.name), s.name), '[]') FROM (
            SELECT DISTINCT e ->> 'name' AS name FROM (
              SELECT t.speakers FROM transcript t WHERE t.workspace_id = $1 ORDER BY t.created_at DESC LIMIT 200) t,
              jsonb_array_elements(t.speakers) e WHERE e ->> 'name' IS NOT NULL LIMIT 300) s) AS speakers`;

/** The filters available in a workspace. */
export async function filterChoices(ctx: Context): Promise<FilterChoices> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<FilterChoices>({
    name: "evidence_choices",
    text: CHOICES,
    values: [ctx.workspaceId],
  });
  return rows[0] ?? { studies: [], tags: [], speakers: [] };
}
