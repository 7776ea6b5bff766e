import type { Context } from "@/lib/core/context";
import { isoText } from "@/lib/db/iso-text";
import { pool } from "@/lib/db/pool";
import { may, permit } from "@/lib/services/access/permit";

/**
 * What happened in a study in recent days, or is waiting for someone: screener answers that need a decision, flagged
 * sessions, sessions newer than the readout, people who finished, and a new readout.
 */
export type News = {
  kind: "review" | "doubtful" | "unread" | "finished" | "readout";
  studyId: string;
  studyTitle: string;
  /** People or sessions; 1 of a readout. */
  count: number;
  at: string;
};

const SHOWN = 6;
const LATELY = "now() - interval '7 days'";
/** Waiting items are shown for longer. */
const WAITS_SINCE = "now() - interval '30 days'";

const NEWS = `
  WITH session AS (
    SELECT n.study_id, n.ended_at, n.quality_rating, r.generated_at,
           EXISTS (SELECT 1 FROM transcript t WHERE t.session_id = n.id) AS has_words
      FROM study_session n JOIN study y ON y.id = n.study_id AND y.type <> 'swarm'
      LEFT JOIN readout r ON r.study_id = n.study_id
     WHERE n.workspace_id = $1 AND n.created_at > ${WAITS_SINCE} AND n.ended_at > ${LATELY}
       AND n.status = 'completed' AND n.excluded_at IS NULL),
  told AS (
    SELECT 'review' AS kind, study_id, count(*)::int AS count, max(created_at) AS at FROM participant
     WHERE workspace_id = $1 AND status = 'review' AND created_at > ${WAITS_SINCE} GROUP BY study_id
    UNION ALL
    SELECT 'doubtful', study_id, count(*)::int, max(ended_at) FROM session
     WHERE quality_rating = 'flagged' GROUP BY study_id
    UNION ALL
    SELECT 'unread', study_id, count(*)::int, max(ended_at) FROM session
     WHERE quality_rating = 'good' AND ended_at > generated_at AND has_words GROUP BY study_id
    UNION ALL
    SELECT 'finished', study_id, count(*)::int, max(ended_at) FROM session GROUP BY study_id
    UNION ALL
    SELECT 'readout', r.study_id, 1, r.generated_at FROM readout r
     WHERE r.workspace_id = $1 AND r.generated_at > ${LATELY})
  SELECT t.kind, y.id AS "studyId", y.title AS "studyTitle", t.count, ${isoText("t.at")} AS at
    FROM told t JOIN study y ON y.id = t.study_id AND y.workspace_id = $1
   WHERE $2 OR t.kind IN ('finished', 'readout')
   ORDER BY t.kind IN ('finished', 'readout'), t.at DESC, y.id, t.kind LIMIT ${SHOWN}`;

/** Waiting items first, then news, the latest first. Observers aren't shown work that isn't theirs. */
export async function news(ctx: Context): Promise<News[]> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, may(ctx, "study.write")];
  const { rows } = await pool().query<News>({ name: "home_news", text: NEWS, values });
  return rows;
}
