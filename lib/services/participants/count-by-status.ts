import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { ParticipantStatus } from "./record";

const COUNTS = `
  SELECT status, count(*)::int AS count FROM participant WHERE workspace_id = $1 AND study_id = $2 GROUP BY status`;

/** How many of a study's participants have each status that any has; none of another workspace. */
export async function countByStatus(
  ctx: Context,
  studyId: string,
): Promise<Partial<Record<ParticipantStatus, number>>> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<{ status: ParticipantStatus; count: number }>({
    name: "participant_status_counts",
    text: COUNTS,
    values: [ctx.workspaceId, studyId],
  });
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
