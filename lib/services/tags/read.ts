import { isoText } from "@/lib/db/iso-text";
import { applicationsOf, CHILDREN } from "./below";

/** A tag of the given alias as one JSON value (`TagMark`). */
export const tagMarkJson = (alias: string, more = ""): string =>
  `json_build_object('id', ${alias}.id, 'projectId', ${alias}.project_id, 'title', ${alias}.title,
     'color', ${alias}.color, 'highlightColor', ${alias}.highlight_color${more && `, ${more}`})`;

/**
 * Rows of `TagRecord`: the tags `t` for which `which` holds, each with the counts for it and everything below it.
 * `UNION` rather than `UNION ALL`, so that not even a cycle, which no verb makes, would run forever.
 */
export const readTags = (which: string): string => `
  WITH RECURSIVE below(top, id) AS (
    SELECT t.id, t.id FROM tag t WHERE ${which}
    UNION
    SELECT below.top, t.id FROM below ${CHILDREN}
  ), counts AS (
    SELECT below.top, count(DISTINCT a.passage_id COLLATE "C")::int AS passages,
           (count(*) FILTER (WHERE below.id = below.top))::int AS applications
      FROM below ${applicationsOf("below")}
     GROUP BY below.top
  )
  SELECT t.id, t.project_id AS "projectId", t.title, t.color, t.highlight_color AS "highlightColor",
         t.parent_id AS "parentId", t.description, coalesce(c.applications, 0) AS applications,
         coalesce(c.passages, 0) AS passages,
         ${isoText("t.created_at")} AS "createdAt", ${isoText("t.updated_at")} AS "updatedAt"
    FROM tag t LEFT JOIN counts c ON c.top = t.id
   WHERE ${which}`;
