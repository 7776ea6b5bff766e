import type { Context } from "@/lib/core/context";
import { groupBy } from "@/lib/core/data/group-by";
import { notFound } from "@/lib/core/errors";
import { byTitle } from "@/lib/core/text/by-title";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { readTags } from "./read";
import type { TagRecord } from "./record";

const TREE = `
  SELECT coalesce((SELECT json_agg(r) FROM (
    ${readTags("t.project_id = $2")}) r), '[]') AS rows
    FROM project p WHERE p.id = $2 AND p.workspace_id = $1`;

/** All tags of a project (at most 1,000) with their counts, parents before children, otherwise by title. */
export async function listTree(ctx: Context, projectId: string): Promise<TagRecord[]> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<{ rows: TagRecord[] }>({
    name: "tag_tree",
    text: TREE,
    values: [ctx.workspaceId, projectId],
  });
  if (!rows[0]) throw notFound("Project");
  return inOrder(rows[0].rows.sort(byTitle));
}

/** Each tag followed by those below it. */
function inOrder(tags: TagRecord[]): TagRecord[] {
  const below = groupBy(tags, ({ parentId }) => parentId);
  const ordered: TagRecord[] = [];
  const add = (tag: TagRecord): void => {
    ordered.push(tag);
    for (const child of below.get(tag.id) ?? []) add(child);
  };
  for (const tag of below.get(null) ?? []) add(tag);
  return ordered;
}
