import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { statusOf } from "./read";

const COUNT = `
  SELECT count(*)::int AS waiting FROM approval a WHERE a.workspace_id = $1 AND ${statusOf("a")} = 'pending'`;

/** How many of the workspace's proposals await a decision. */
export async function countWaiting(ctx: Context): Promise<number> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<{ waiting: number }>({
    name: "count_waiting_approvals",
    text: COUNT,
    values: [ctx.workspaceId],
  });
  return rows[0]?.waiting ?? 0;
}
