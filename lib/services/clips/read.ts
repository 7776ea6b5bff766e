import { isoText } from "@/lib/db/iso-text";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import type { ClipRecord } from "./record";

export type ClipRow = Omit<ClipRecord, "passage"> & { passage: PassageRow };

/**
 * A clip `c` and its passage `p` overlap a passage `o` of the same owner, by lines or, without any, by time. An owner
 * belongs to one workspace; naming that too would look up all of its passages for each clip.
 */
const OVERLAPS = `o.owner_id = p.owner_id AND (
  o.first_index <= p.last_index AND o.last_index >= p.first_index
  OR (o.first_index IS NULL OR p.first_index IS NULL) AND o.start_seconds < p.end_seconds AND o.end_seconds > p.start_seconds)`;

/** Rows of `ClipRow` in one statement over the clip `c` and its passage `p`; the caller adds its conditions. */
export const READ_CLIPS = `
  SELECT c.id, c.title, c.project_id AS "projectId", pr.name AS "projectName", c.study_id AS "studyId",
         ${passageJson("p")} AS passage, played.record AS played,
         (SELECT coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'color', t.color) ORDER BY t.title, t.id), '[]')
            FROM tag t WHERE t.id IN (SELECT a.tag_id FROM passage o JOIN tag_application a ON a.passage_id = o.id
                                       WHERE ${OVERLAPS})) AS tags,
         (SELECT count(*)::int FROM reel_item i WHERE i.clip_id = c.id) AS "reelCount",
         ${isoText("c.created_at")} AS "createdAt", ${isoText("c.updated_at")} AS "updatedAt",
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name, 'email', u.email) END AS "createdBy"
    FROM clip c JOIN passage p ON p.id = c.passage_id
    LEFT JOIN project pr ON pr.id = c.project_id
    LEFT JOIN user_account u ON u.id = c.created_by_id
    LEFT JOIN LATERAL (
      SELECT json_build_object('name', f.name, 'key', f.storage_key, 'type', f.content_type, 'kind', f.asset_type,
                               'hasWaveform', f.waveform_key IS NOT NULL) AS record
        FROM file f WHERE (f.id = p.file_id OR f.session_id = p.session_id) AND f.workspace_id = c.workspace_id
         AND f.status = 'ready' AND f.asset_type IN ('VIDEO', 'AUDIO') AND p.state <> 'withdrawn' LIMIT 1) played ON true`;

/** One clip: the workspace is $1, its id $2. */
export const READ_CLIP = `${READ_CLIPS} WHERE c.workspace_id = $1 AND c.id = $2`;

export function fromRow({ passage, ...row }: ClipRow): ClipRecord {
  const { startSeconds, endSeconds, ...quoted } = toPassage(passage);
  return { ...row, passage: { ...quoted, startSeconds: startSeconds ?? 0, endSeconds: endSeconds ?? 0 } };
}
