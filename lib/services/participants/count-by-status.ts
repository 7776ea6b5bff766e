import type { Context } from "@/lib/core/context";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { matches } from "./list";
import type { ParticipantStatus } from "./record";

const COUNTS = `
  SELECT p.status, count(*)::int AS count FROM participant p
   WHERE p.workspace_id = $1 AND p.study_id = $2 AND ($3 = '' OR ${matches("$3", "$4")}) GROUP BY p.status`;

/**
 * How many of a study's participants have each status that any has, of those whom `q` finds; none of another workspace.
 */
export async function countByStatus(
  ctx: Context,
  studyId: string,
  q = "",
): Promise<Partial<Record<ParticipantStatus, number>>> {
  permit(ctx, "workspace.read");
  const { rows } = await pool().query<{ status: ParticipantStatus; count: number }>({
    name: "participant_status_counts",
    text: COUNTS,
    values: [ctx.workspaceId, studyId, q, containing(q)],
  });
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
