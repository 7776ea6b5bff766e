import type { Transaction } from "@/lib/db/transaction";
import type { Patch } from "./rows";

/**
 * Writes a patch of a locked readout in a fixed number of statements. Quotes that are gone stay gone. Undo entries from
 * before claims could be open don't mention it.
 */
export async function writePatch(tx: Transaction, readoutId: string, { readout, put, drop }: Patch): Promise<void> {
  const json = (rows: unknown[]) => JSON.stringify(rows);
  if (put.theme.length > 0)
    await tx.db.$executeRaw`
      INSERT INTO theme (id, readout_id, title, summary, position, hidden, edited, terms)
      SELECT g.id, ${readoutId}, g.title, g.summary, g.position, g.hidden, g.edited, g.terms
        FROM json_to_recordset(${json(put.theme)}::json) AS g(id text, title text, summary text, position text,
             hidden boolean, edited boolean, terms text[])
      ON CONFLICT (id) DO UPDATE SET title = excluded.title, summary = excluded.summary, position = excluded.position,
             hidden = excluded.hidden, edited = excluded.edited, terms = excluded.terms`;
  if (put.claim.length > 0)
    await tx.db.$executeRaw`
      INSERT INTO claim (id, theme_id, text, position, hidden, edited, is_open)
      SELECT g.id, g."themeId", g.text, g.position, g.hidden, g.edited, coalesce(g."isOpen", false)
        FROM json_to_recordset(${json(put.claim)}::json) AS g(id text, "themeId" text, text text, position text,
             hidden boolean, edited boolean, "isOpen" boolean)
      ON CONFLICT (id) DO UPDATE SET theme_id = excluded.theme_id, text = excluded.text, position = excluded.position,
             hidden = excluded.hidden, edited = excluded.edited, is_open = excluded.is_open`;
  if (drop.claim.length + drop.theme.length + drop.step.length + drop.evidence.length > 0)
    await dropRows(tx, readoutId, drop);
  if (put.evidence.length > 0)
    await tx.db.$executeRaw`
      INSERT INTO claim_evidence (claim_id, passage_id, participant_id, stance, position, added)
      SELECT g."claimId", p.id, g."participantId", g.stance, g.position, g.added
        FROM json_to_recordset(${json(put.evidence)}::json) AS g("claimId" text, "passageId" text,
             "participantId" text, stance text, position text, added boolean)
        JOIN passage p ON p.id = g."passageId" AND p.state <> 'withdrawn'
      ON CONFLICT (claim_id, passage_id) DO UPDATE SET stance = excluded.stance, position = excluded.position,
             added = excluded.added`;
  if (put.step.length > 0)
    await tx.db.$executeRaw`
      INSERT INTO next_step (id, readout_id, text, owner, status, claim_ids, position, hidden, edited)
      SELECT g.id, ${readoutId}, g.text, g.owner, g.status, g."claimIds", g.position, g.hidden, g.edited
        FROM json_to_recordset(${json(put.step)}::json) AS g(id text, text text, owner text, status text,
             "claimIds" text[], position text, hidden boolean, edited boolean)
      ON CONFLICT (id) DO UPDATE SET text = excluded.text, owner = excluded.owner, status = excluded.status,
             claim_ids = excluded.claim_ids, position = excluded.position, hidden = excluded.hidden,
             edited = excluded.edited`;
  await tx.db.$executeRaw`
    UPDATE readout SET summary = ${readout.summary}, summary_edited = ${readout.summaryEdited}, version = version + 1,
           updated_at = now() WHERE id = ${readoutId}`;
}

/** Passages stay for now, because undo may need them; what nothing quotes is dropped after a day. */
async function dropRows(tx: Transaction, readoutId: string, drop: Patch["drop"]): Promise<void> {
  const ids = (rows: Patch["drop"]["theme"]) => rows.map(({ id }) => String(id));
  // One statement for quotes and one for the rest: rows that are deleted with their claim are gone before it.
  await tx.db.$executeRaw`
    DELETE FROM claim_evidence e USING json_to_recordset(${JSON.stringify(drop.evidence)}::json)
             AS g("claimId" text, "passageId" text)
     WHERE e.claim_id = g."claimId" AND e.passage_id = g."passageId"`;
  await tx.db.$executeRaw`
    WITH steps AS (DELETE FROM next_step WHERE readout_id = ${readoutId} AND id = ANY(${ids(drop.step)})),
    claims AS (
      DELETE FROM claim c USING theme t
       WHERE t.id = c.theme_id AND t.readout_id = ${readoutId} AND c.id = ANY(${ids(drop.claim)}))
    DELETE FROM theme WHERE readout_id = ${readoutId} AND id = ANY(${ids(drop.theme)})`;
}
