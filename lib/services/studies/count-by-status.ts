import type { Context } from "@/lib/core/context";
import type { StudyStatus } from "@/lib/core/study/types";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type Narrowing, narrowed } from "./list";

/** How many of the workspace's studies have each status that any has, as `list` narrows them. */
export async function countByStatus(ctx: Context, narrowing: Narrowing): Promise<Partial<Record<StudyStatus, number>>> {
  permit(ctx, "workspace.read");
  const values: unknown[] = [ctx.workspaceId];
  const where = ["s.workspace_id = $1", ...narrowed(narrowing, (value) => `$${values.push(value)}`)];
  const text = `SELECT s.status, count(*)::int AS count FROM study s WHERE ${where.join(" AND ")} GROUP BY s.status`;
  const { rows } = await pool().query<{ status: StudyStatus; count: number }>({ text, values });
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
