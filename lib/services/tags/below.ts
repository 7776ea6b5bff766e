/** The first expression of a WITH RECURSIVE: the tag $2 of the workspace $1 and everything below it. */
export const BELOW = `below(id) AS (
    SELECT t.id FROM tag t WHERE t.id = $2 AND t.workspace_id = $1
    UNION
    SELECT t.id FROM below JOIN tag t ON t.parent_id = below.id)`;
