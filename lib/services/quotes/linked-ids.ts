import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Ids of everything that quotes a file's or session's transcript, and of the owner itself: the subjects of events,
 * exports and stored responses.
 */
export async function linkedIds(tx: Transaction, { workspaceId }: Context, ownerId: string): Promise<string[]> {
  const rows = await tx.db.$queryRaw<{ id: string }[]>`
    WITH p AS (SELECT id FROM passage WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId}),
    cards AS (SELECT c.id, c.lane_id, c.board_id FROM card c JOIN card_evidence e ON e.card_id = c.id JOIN p ON p.id = e.passage_id),
    clips AS (SELECT c.id FROM clip c JOIN p ON p.id = c.passage_id),
    claims AS (SELECT c.id, c.theme_id FROM claim c JOIN claim_evidence e ON e.claim_id = c.id JOIN p ON p.id = e.passage_id),
    sessions AS (SELECT study_id, response_id FROM study_session WHERE id = ${ownerId} AND workspace_id = ${workspaceId}),
    readouts AS (
      SELECT t.readout_id AS id FROM claims c JOIN theme t ON t.id = c.theme_id
      UNION SELECT r.id FROM readout r JOIN sessions s ON s.study_id = r.study_id),
    threads AS (
      SELECT m.thread_id AS id FROM chat_message m
       WHERE m.workspace_id = ${workspaceId} AND strpos(m.citations::text, ${ownerId}) > 0)
    SELECT ${ownerId} AS id
    UNION SELECT id FROM p
    UNION SELECT id FROM clips
    UNION SELECT r.reel_id FROM reel_item r JOIN clips ON clips.id = r.clip_id
    UNION SELECT id FROM cards
    UNION SELECT lane_id FROM cards WHERE lane_id IS NOT NULL
    UNION SELECT board_id FROM cards
    UNION SELECT e.note_id FROM note_evidence e JOIN p ON p.id = e.passage_id
    UNION SELECT a.tag_id FROM tag_application a JOIN p ON p.id = a.passage_id
    UNION SELECT id FROM claims
    UNION SELECT theme_id FROM claims
    UNION SELECT id FROM readouts
    UNION SELECT e.report_id FROM report_evidence e JOIN p ON p.id = e.passage_id
    UNION SELECT response_id FROM sessions WHERE response_id IS NOT NULL
    UNION SELECT id FROM threads
    UNION SELECT j.id FROM job j
           WHERE j.workspace_id = ${workspaceId}
             AND (strpos(j.input::text, ${ownerId}) > 0 OR strpos(j.result::text, ${ownerId}) > 0
                  OR j.result->>'thread_id' IN (SELECT id FROM threads))`;
  return rows.map(({ id }) => id);
}
