import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { inTurn } from "@/lib/services/participants/in-turn";
import { completeIfFull } from "@/lib/services/studies/complete-if-full";

const FULL = `
  SELECT s.id FROM study_session n JOIN study s ON s.id = n.study_id
   WHERE n.id = $1 AND n.workspace_id = $2 AND s.status IN ('running', 'paused')
     AND s.target_participants <= (SELECT count(*) FROM study_session c
           WHERE c.study_id = s.id AND c.status = 'completed' AND c.excluded_at IS NULL)`;

/**
 * Ends a completed session's study if all its places are used up. Called after the commit: of sessions completed at
 * once, the last call sees all of them. Safe to repeat, as the job of a finished session does.
 */
export async function endIfFull(ctx: Context, sessionId: string): Promise<void> {
  const values = [sessionId, ctx.workspaceId];
  const { rows } = await pool().query<{ id: string }>({ name: "study_is_full", text: FULL, values });
  const id = rows[0]?.id;
  if (id) await inTurn(id, () => transaction(ctx, (tx) => completeIfFull(tx, ctx, id)));
}
