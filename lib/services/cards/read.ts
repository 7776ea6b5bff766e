import { isoText } from "@/lib/db/iso-text";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import { FINDING_COLUMNS, type FindingJson, findingFromJson } from "@/lib/services/swarm/read";
import type { CardRecord } from "./record";

export type CardRow = Omit<CardRecord, "evidence" | "findings"> & {
  evidence: PassageRow[];
  findings: { findingId: string; finding: FindingJson | null }[];
};

const FINDING = `
  SELECT to_json(x) FROM (SELECT ${FINDING_COLUMNS} FROM finding f JOIN swarm_run r ON r.id = f.run_id
                           WHERE f.id = n.finding_id AND f.workspace_id = c.workspace_id) x`;

/** Rows of `CardRow` of the source under the alias `c`. */
export const CARD_COLUMNS = `
  c.id, c.board_id AS "boardId", c.project_id AS "projectId", c.lane_id AS "laneId", c.insight, c.source, c.notes,
  c.type, c.color, ${isoText("c.created_at")} AS "createdAt", ${isoText("c.updated_at")} AS "updatedAt",
  (SELECT coalesce(json_agg(${passageJson("p")} ORDER BY e.place, p.id), '[]'::json)
     FROM card_evidence e JOIN passage p ON p.id = e.passage_id WHERE e.card_id = c.id) AS evidence,
  (SELECT coalesce(json_agg(json_build_object('findingId', n.finding_id, 'finding', (${FINDING}))
                            ORDER BY n.place, n.finding_id), '[]'::json)
     FROM card_finding n WHERE n.card_id = c.id) AS findings`;

export const toCard = (row: CardRow): CardRecord => ({
  ...row,
  evidence: row.evidence.map(toPassage),
  findings: row.findings.map(({ findingId, finding }) => ({ findingId, finding: finding && findingFromJson(finding) })),
});
