import type { Context } from "@/lib/core/context";
import { byName } from "@/lib/core/text/by-title";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

type Choice = { id: string; name: string };
export type FilterChoices = { studies: Choice[]; tags: Choice[]; speakers: string[] };

/** A project has up to as many tags. */
const MOST = 1_000;
const CHOICES = `
  SELECT (SELECT coalesce(json_agg(json_build_object('id', y.id, 'name', y.title)), '[]') FROM (
            SELECT y.id, y.title FROM study y WHERE y.workspace_id = $1
             ORDER BY y.id IS NOT DISTINCT FROM $2 DESC, y.created_at DESC, y.id LIMIT ${MOST}) y) AS studies,
         (SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.title)), '[]') FROM (
            SELECT g.id, g.title FROM tag g WHERE g.workspace_id = $1
             ORDER BY g.id IS NOT DISTINCT FROM $3 DESC, g.created_at DESC, g.id LIMIT ${MOST}) g) AS tags,
         (SELECT coalesce(json_agg(s.name ORDER BY lower(s.name), s.name), '[]') FROM (
            SELECT DISTINCT e ->> 'name' AS name FROM (
              SELECT t.speakers FROM transcript t WHERE t.workspace_id = $1 ORDER BY t.created_at DESC LIMIT ${MOST}) t,
              jsonb_array_elements(t.speakers) e WHERE e ->> 'name' IS NOT NULL LIMIT ${MOST}) s) AS speakers`;

/**
 * What a search in a workspace can be filtered by: studies, newest first, and tags and speakers by name. Of more than a
 * menu holds, they are the newest, and the study and the tag that are chosen.
 */
export async function filterChoices(
  ctx: Context,
  chosen: { study?: string | undefined; tag?: string | undefined },
): Promise<FilterChoices> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<FilterChoices>({
    name: "evidence_choices",
    text: CHOICES,
    values: [ctx.workspaceId, chosen.study ?? null, chosen.tag ?? null],
  });
  const { studies, tags, speakers } = rows[0] ?? { studies: [], tags: [], speakers: [] };
  return { studies, tags: tags.sort(byName), speakers };
}
