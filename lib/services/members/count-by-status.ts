import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { matches } from "./list";
import type { MemberStatus } from "./record";

const COUNTS = `
  SELECT count(*) FILTER (WHERE m.active)::int AS active, count(*) FILTER (WHERE NOT m.active)::int AS removed
    FROM membership m JOIN user_account u ON u.id = m.user_id
   WHERE m.workspace_id = $1 AND m.role <> 'participant' AND ${matches("$2")}`;

/** How many members the workspace has and had, of those whom `q` finds. */
export async function countByStatus(ctx: Context, q: string): Promise<Record<MemberStatus, number>> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<Record<MemberStatus, number>>({
    name: "member_status_counts",
    text: COUNTS,
    values: [ctx.workspaceId, q || null],
  });
  return rows[0] ?? { active: 0, removed: 0 };
}
