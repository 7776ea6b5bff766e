import type { Transaction } from "@/lib/db/transaction";
import type { Content } from "./content";

/** The present content of a locked readout. */
export async function loadContent(tx: Transaction, readoutId: string): Promise<Content> {
  const [content] = await tx.db.$queryRaw<Content[]>`
    WITH evidence AS (
      SELECT e.claim_id, json_agg(json_build_object('passageId', e.passage_id, 'participantId', e.participant_id,
               'stance', e.stance, 'added', e.added, 'line', p.owner_id || ':' || coalesce(p.first_index, -1))
               ORDER BY e.position COLLATE "C", e.passage_id) AS all
        FROM theme t JOIN claim c ON c.theme_id = t.id JOIN claim_evidence e ON e.claim_id = c.id
        JOIN passage p ON p.id = e.passage_id
       WHERE t.readout_id = ${readoutId} GROUP BY e.claim_id),
    claims AS (
      SELECT c.theme_id, json_agg(json_build_object('id', c.id, 'text', c.text, 'hidden', c.hidden, 'edited', c.edited,
               'isOpen', c.is_open, 'evidence', coalesce(e.all, '[]')) ORDER BY c.position COLLATE "C", c.id) AS all
        FROM theme t JOIN claim c ON c.theme_id = t.id LEFT JOIN evidence e ON e.claim_id = c.id
       WHERE t.readout_id = ${readoutId} GROUP BY c.theme_id)
    SELECT r.summary, r.summary_edited AS "summaryEdited",
           (SELECT coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'summary', t.summary,
                     'hidden', t.hidden, 'edited', t.edited, 'terms', t.terms, 'claims', coalesce(c.all, '[]'))
                     ORDER BY t.position COLLATE "C", t.id), '[]')
              FROM theme t LEFT JOIN claims c ON c.theme_id = t.id WHERE t.readout_id = r.id) AS themes,
           (SELECT coalesce(json_agg(json_build_object('id', s.id, 'text', s.text, 'owner', s.owner, 'status', s.status,
                     'claimIds', s.claim_ids, 'hidden', s.hidden, 'edited', s.edited)
                     ORDER BY s.position COLLATE "C", s.id), '[]')
              FROM next_step s WHERE s.readout_id = r.id) AS "nextSteps"
      FROM readout r WHERE r.id = ${readoutId}`;
  if (!content) throw new Error("the readout is not there though it is locked");
  return content;
}
