import { isoText } from "@/lib/db/iso-text";

/** Rows of `LaneRecord` of the source under the alias `l`. */
export const LANE_COLUMNS = `
  l.id, l.board_id AS "boardId", l.project_id AS "projectId", l.title, l.color,
  ARRAY(SELECT c.id FROM card c WHERE c.lane_id = l.id ORDER BY c.position, c.id) AS "cardIds",
  ${isoText("l.created_at")} AS "createdAt", ${isoText("l.updated_at")} AS "updatedAt"`;
