import type { Context } from "@/lib/core/context";
import type { StudyStatus } from "@/lib/core/study/types";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

const COUNTS = "SELECT status, count(*)::int AS count FROM study WHERE workspace_id = $1 GROUP BY status";

/** How many of the workspace's studies have each status that any has. */
export async function countByStatus(ctx: Context): Promise<Partial<Record<StudyStatus, number>>> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<{ status: StudyStatus; count: number }>({
    name: "study_status_counts",
    text: COUNTS,
    values: [ctx.workspaceId],
  });
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
