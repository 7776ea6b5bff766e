import { isoText } from "@/lib/db/iso-text";

/** Rows of `BoardRecord`, from the table or from a CTE of changed rows; ends in a FROM clause with the alias `b`. */
export const readBoards = (source = "board"): string => `
  SELECT b.id, b.title, b.is_main AS "isMain", b.version,
         CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name) END AS project,
         CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'title', s.title) END AS study,
         (SELECT count(*)::int FROM lane l WHERE l.board_id = b.id) AS "laneCount",
         (SELECT count(*)::int FROM card c WHERE c.board_id = b.id) AS "cardCount",
         ${isoText("b.created_at")} AS "createdAt", ${isoText("b.updated_at")} AS "updatedAt"
    FROM ${source} b LEFT JOIN project p ON p.id = b.project_id LEFT JOIN study s ON s.id = b.study_id`;
