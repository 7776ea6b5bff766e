import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { StudyStats } from "./record";

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

// Places held or used count against the target, exactly as when places are given out.
export const STATS = `
  WITH one AS (SELECT id, status, target_participants FROM study WHERE workspace_id = $1 AND (id = $2 OR slug = $2)),
  people AS (
    SELECT count(*)::int AS opened,
           count(*) FILTER (WHERE p.consented_at IS NOT NULL)::int AS consented,
           count(*) FILTER (WHERE p.status = 'screened_out')::int AS "screenedOut",
           count(*) FILTER (WHERE p.status = 'review')::int AS review,
           count(*) FILTER (WHERE p.status IN ('qualified', 'full', 'booked', 'in_progress', 'completed') OR n.id IS NOT NULL)::int
             AS qualified,
           count(*) FILTER (WHERE p.status = 'booked')::int AS booked,
           count(*) FILTER (WHERE p.status IN ('booked', 'in_progress') AND p.place_held_until > now())::int AS held,
           count(*) FILTER (WHERE n.status = 'in_progress')::int AS "inProgress",
           count(*) FILTER (WHERE n.status = 'completed' AND n.excluded_at IS NULL)::int AS completed,
           count(*) FILTER (WHERE n.status = 'completed' AND n.excluded_at IS NULL AND n.quality_rating = 'flagged')::int
             AS flagged,
           count(*) FILTER (WHERE n.excluded_at IS NOT NULL)::int AS excluded,
           round((percentile_cont(0.5) WITHIN GROUP (ORDER BY n.duration_seconds)
             FILTER (WHERE n.status = 'completed' AND n.excluded_at IS NULL))::numeric)::int AS "medianDurationSeconds",
           (count(*) FILTER (WHERE n.status = 'completed'))::float8 / nullif(count(n.id), 0) AS "completionRate"
      FROM participant p LEFT JOIN study_session n ON n.participant_id = p.id AND n.study_id = p.study_id
     WHERE p.study_id = (SELECT id FROM one)),
  days AS (
    SELECT d.day, sum(d.started)::int AS started, sum(d.completed)::int AS completed
      FROM (SELECT started_at::date AS day, 1 AS started, 0 AS completed
              FROM study_session WHERE study_id = (SELECT id FROM one)
             UNION ALL
            SELECT ended_at::date, 0, 1
              FROM study_session WHERE study_id = (SELECT id FROM one) AND status = 'completed' AND excluded_at IS NULL) d
     WHERE d.day > current_date - 90 GROUP BY d.day)
  SELECT people.*, one.target_participants AS target,
         CASE WHEN one.status = 'ended' THEN 0
              ELSE greatest(0, one.target_participants - people.completed - people.held) END AS "placesLeft",
         (SELECT count(*)::int FROM invitation i WHERE i.study_id = one.id AND i.status <> 'cancelled') AS invited,
         coalesce((SELECT json_agg(json_build_object('day', day, 'started', started, 'completed', completed) ORDER BY day)
                     FROM days), '[]') AS "perDay",
         (SELECT json_build_object('participantId', p.id, 'label', 'P' || p.number, 'meetingUrl', t.meeting_url,
                   'startsAt', to_char(t.starts_at, ${UTC}), 'endsAt', to_char(t.ends_at, ${UTC}))
            FROM slot t JOIN participant p ON p.id = t.participant_id
           WHERE t.study_id = one.id AND t.ends_at > now() AND t.outcome IS NULL
           ORDER BY t.starts_at LIMIT 1) AS "nextSession"
    FROM one, people`;

/** One statement. Throws `not_found`. */
export async function stats(ctx: Context, idOrSlug: string): Promise<StudyStats> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, idOrSlug];
  const { rows } = await pool().query<StudyStats & { held: number }>({ name: "study_stats", text: STATS, values });
  if (!rows[0]) throw notFound("Study");
  const { held: _held, ...found } = rows[0];
  return found;
}
