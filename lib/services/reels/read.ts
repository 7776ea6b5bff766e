import { isoText } from "@/lib/db/iso-text";
import { READ_CLIPS } from "@/lib/services/clips/read";

/** Rows of `ReelRecord` in one statement over the reel `r`; the caller adds its conditions. */
export const READ_REELS = `
  SELECT r.id, r.title, r.project_id AS "projectId", held.clips AS "clipCount", held.seconds AS "durationSeconds",
         ${isoText("r.created_at")} AS "createdAt", ${isoText("r.updated_at")} AS "updatedAt",
         CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.name, 'email', a.email) END AS "createdBy"
    FROM reel r LEFT JOIN user_account a ON a.id = r.created_by_id
   CROSS JOIN LATERAL (
      SELECT count(*)::int AS clips, coalesce(round(sum(p.end_seconds - p.start_seconds)::numeric, 3), 0)::float8 AS seconds
        FROM reel_item i JOIN clip c ON c.id = i.clip_id JOIN passage p ON p.id = c.passage_id
       WHERE i.reel_id = r.id) held`;

/** One reel, and its clips in their order as JSON: `$1` the workspace, `$2` the reel. */
export const READ_REEL_WITH_CLIPS = `
  SELECT row_to_json(reel) AS reel, (SELECT coalesce(json_agg(clips ORDER BY clips.position), '[]') FROM (
           SELECT ordered.position, known.* FROM reel_item ordered
             JOIN LATERAL (${READ_CLIPS} WHERE c.id = ordered.clip_id AND c.workspace_id = $1) known ON true
            WHERE ordered.reel_id = reel.id) clips) AS clips
    FROM (${READ_REELS} WHERE r.workspace_id = $1 AND r.id = $2) reel`;
