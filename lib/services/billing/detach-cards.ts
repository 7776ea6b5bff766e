import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";
import { payments } from "@/lib/integrations/payments/payments";

/**
 * Of one workspace at once, otherwise what is old for a minute: a charge that begins just now may have read it as the
 * current card. One that may be charged still, or is the current one again, stays.
 */
const TAKE = `
  UPDATE doomed_card SET tried_at = now() WHERE (workspace_id, service, reference) IN (
    SELECT d.workspace_id, d.service, d.reference FROM doomed_card d
     WHERE d.service = $1
       AND (d.workspace_id = $2
            OR $2::text IS NULL AND greatest(d.created_at, d.tried_at) < now() - interval '1 minute')
       AND NOT EXISTS (SELECT FROM charge c WHERE c.workspace_id = d.workspace_id AND c.card_reference = d.reference
                          AND c.status = 'intent')
       AND NOT EXISTS (SELECT FROM billing_account a WHERE a.workspace_id = d.workspace_id
                          AND a.card_reference = d.reference)
     ORDER BY d.tried_at NULLS FIRST LIMIT 50 FOR UPDATE SKIP LOCKED)
  RETURNING workspace_id AS "workspaceId", reference`;
const DONE = "DELETE FROM doomed_card WHERE workspace_id = $1 AND service = $2 AND reference = $3";

/**
 * Has the payment service forget the cards that are no longer charged. What it doesn't answer to stays for the next
 * time; a card that it no longer knows is done, so a kill in between does no harm.
 */
export async function detachCards(workspaceId: string | null = null): Promise<void> {
  const { service, removeCard } = payments();
  const { rows } = await pool().query<{ workspaceId: string; reference: string }>(TAKE, [service, workspaceId]);
  for (const card of rows) {
    try {
      await removeCard(card.reference);
      await pool().query(DONE, [card.workspaceId, service, card.reference]);
    } catch (error) {
      log().warn({ workspaceId: card.workspaceId, err: error }, "a card could not be detached yet");
    }
  }
}
