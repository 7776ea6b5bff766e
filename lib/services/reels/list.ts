import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { READ_REELS } from "./read";
import type { ReelRecord } from "./record";

type Query = { cursor?: string; limit: number; q?: string; projectId?: string };

/** The workspace's reels, newest first; `q` matches a part of the title. */
export async function list(ctx: Context, { cursor, limit, q, projectId }: Query): Promise<Page<ReelRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:reels:${JSON.stringify([projectId, q])}`, cursor, limit };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId];
  const where = ["r.workspace_id = $1"];
  if (projectId) where.push(`r.project_id = $${values.push(projectId)}`);
  if (q) where.push(`r.title ILIKE $${values.push(containing(q))}`);
  if (after) where.push(`(r.created_at, r.id) < ($${values.push(after.createdAt)}, $${values.push(after.id)})`);
  const text = `${READ_REELS} WHERE ${where.join(" AND ")}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}`;
  const { rows } = await pool().query<ReelRecord>({ text, values });
  return pageOf(rows, page);
}
