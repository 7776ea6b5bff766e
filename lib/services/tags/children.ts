import type { Context } from "@/lib/core/context";
import { byTitle } from "@/lib/core/text/by-title";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { tagMarkJson } from "./read";
import type { TagMark } from "./record";

const CHILDREN = `
  SELECT coalesce(json_agg(${tagMarkJson("t")}), '[]') AS tags
    FROM tag t WHERE t.parent_id = $2 AND t.workspace_id = $1`;

/** The tags directly below a tag, by title; none for a missing one. */
export async function children(ctx: Context, tagId: string): Promise<TagMark[]> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, tagId];
  const { rows } = await pool().query<{ tags: TagMark[] }>({ name: "tag_children", text: CHILDREN, values });
  return rows[0]?.tags.sort(byTitle) ?? [];
}
