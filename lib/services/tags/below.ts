/**
 * The applications of each tag `alias`, by the index. PostgreSQL takes what is below a tag for half of all there are, and
 * would read every application of every customer for a tag that is on three passages.
 */
export const applicationsOf = (alias: string): string =>
  `CROSS JOIN LATERAL (SELECT passage_id FROM tag_application WHERE tag_id = ${alias}.id OFFSET 0) a`;

/** The tags right below each of `below`, by the index, for the same reason. */
export const CHILDREN = "CROSS JOIN LATERAL (SELECT id FROM tag WHERE parent_id = below.id OFFSET 0) t";

/** The first expression of a WITH RECURSIVE: the tag $2 of the workspace $1 and everything below it. */
export const BELOW = `below(id) AS (
    SELECT t.id FROM tag t WHERE t.id = $2 AND t.workspace_id = $1
    UNION
    SELECT t.id FROM below ${CHILDREN})`;
