/**
 * The applications of each tag `alias`, through the index. PostgreSQL estimates that half of all tags are below one,
 * and would read every customer's applications for a tag on three passages.
 */
export const applicationsOf = (alias: string): string =>
  `CROSS JOIN LATERAL (SELECT passage_id FROM tag_application WHERE tag_id = ${alias}.id OFFSET 0) a`;

/** The tags directly below each of `below`, through the index, for the same reason. */
export const CHILDREN = "CROSS JOIN LATERAL (SELECT id FROM tag WHERE parent_id = below.id OFFSET 0) t";

/** The first expression of a WITH RECURSIVE: the tag $2 of the workspace $1 and everything below it. */
export const BELOW = `below(id) AS (
    SELECT t.id FROM tag t WHERE t.id = $2 AND t.workspace_id = $1
    UNION
    SELECT t.id FROM below ${CHILDREN})`;
