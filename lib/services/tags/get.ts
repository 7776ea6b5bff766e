import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { applicationsOf, BELOW } from "./below";
import { readTags, tagMarkJson } from "./read";
import type { TagDetail } from "./record";

/** Choices offered by a filter; if a tag has more sources or speakers, the ones with the most passages. */
const MOST_CHOICES = 100;

const ONE = `
  WITH RECURSIVE ${BELOW}, above(id, parent_id, far) AS (
    SELECT t.id, t.parent_id, 0 FROM tag t WHERE t.id = $2
    UNION
    SELECT t.id, t.parent_id, above.far + 1 FROM above JOIN tag t ON t.id = above.parent_id WHERE above.far < 10
  ), tagged AS MATERIALIZED (
    SELECT DISTINCT a.passage_id FROM below b ${applicationsOf("b")}
  ), said AS MATERIALIZED (
    SELECT p.* FROM tagged CROSS JOIN LATERAL (
      SELECT owner_id, source_name, speaker FROM passage WHERE id = tagged.passage_id OFFSET 0) p
  )
  SELECT tag.*,
         (SELECT coalesce(json_agg(${tagMarkJson("t")} ORDER BY above.far DESC), '[]')
            FROM above CROSS JOIN LATERAL (SELECT * FROM tag WHERE id = above.id OFFSET 0) t WHERE above.far > 0) AS path,
         (SELECT coalesce(json_agg(r), '[]') FROM (
            SELECT owner_id AS "ownerId", CASE WHEN owner_id LIKE 'ses\\_%' THEN 'session' ELSE 'file' END AS source,
                   max(source_name) AS name, count(*)::int AS passages
              FROM said GROUP BY owner_id ORDER BY count(*) DESC, max(source_name) LIMIT ${MOST_CHOICES}) r) AS sources,
         (SELECT coalesce(json_agg(r), '[]') FROM (
            SELECT speaker AS name, count(*)::int AS passages
              FROM said GROUP BY speaker ORDER BY count(*) DESC, speaker LIMIT ${MOST_CHOICES}) r) AS speakers
    FROM (${readTags("t.id = $2 AND t.workspace_id = $1")}) tag`;

/** Throws `not_found`. */
export async function get(ctx: Context, tagId: string): Promise<TagDetail> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<TagDetail>({ name: "get_tag", text: ONE, values: [ctx.workspaceId, tagId] });
  if (!rows[0]) throw notFound("Tag");
  return rows[0];
}
