import type { Context } from "@/lib/core/context";
import type { QualityRating } from "@/lib/core/study/session-words";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { STANDS } from "./list";
import { RATING } from "./read";

const COUNTS = `
  SELECT ${RATING} AS rating, count(*)::int AS count FROM study_session n
   WHERE n.workspace_id = $1 AND n.study_id = $2 AND n.status = 'completed' AND ${STANDS} GROUP BY 1`;

/**
 * How many completed sessions of a study have each rating, counted as `list` filters them; none of another workspace.
 */
export async function countByQuality(ctx: Context, studyId: string): Promise<Record<QualityRating, number>> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, studyId];
  const { rows } = await pool().query<{ rating: QualityRating; count: number }>({
    name: "session_quality_counts",
    text: COUNTS,
    values,
  });
  const counts = { good: 0, flagged: 0, excluded: 0 };
  for (const { rating, count } of rows) counts[rating] = count;
  return counts;
}
