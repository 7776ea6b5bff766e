import { isoText } from "@/lib/db/iso-text";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import type { CardRecord } from "./record";

export type CardRow = Omit<CardRecord, "evidence"> & { evidence: PassageRow[] };

/** Rows of `CardRow` of the source under the alias `c`. */
export const CARD_COLUMNS = `
  c.id, c.board_id AS "boardId", c.project_id AS "projectId", c.lane_id AS "laneId", c.insight, c.source, c.notes,
  c.type, c.color, ${isoText("c.created_at")} AS "createdAt", ${isoText("c.updated_at")} AS "updatedAt",
  (SELECT coalesce(json_agg(${passageJson("p")} ORDER BY e.place, p.id), '[]'::json)
     FROM card_evidence e JOIN passage p ON p.id = e.passage_id WHERE e.card_id = c.id) AS evidence`;

export const toCard = (row: CardRow): CardRecord => ({ ...row, evidence: row.evidence.map(toPassage) });
