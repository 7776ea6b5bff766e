import { log } from "@/lib/core/log";
import { systemContext } from "@/lib/core/system-context";
import { pool } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { closeIfDue } from "./close-if-due";
import { lockStudy } from "./lock-study";

const DUE = `
  SELECT id, workspace_id AS "workspaceId" FROM study
   WHERE status IN ('running', 'paused') AND deadline <= now() ORDER BY deadline LIMIT 500`;

/**
 * Ends the studies whose deadline has passed, each in its own transaction; returns how many. Safe to run twice. One
 * that fails, or is gone by then, holds up no other.
 */
export async function closeDue(): Promise<number> {
  const { rows } = await pool().query<{ id: string; workspaceId: string }>({ name: "due_studies", text: DUE });
  let closed = 0;
  for (const { id, workspaceId } of rows) {
    const ctx = systemContext("close-due-studies", workspaceId);
    const end = transaction(ctx, async (tx) => closeIfDue(tx, ctx, await lockStudy(tx, ctx, id)));
    const isClosed = await end.catch((err: unknown) => {
      log().warn({ workspaceId, studyId: id, err }, "a study could not be ended at its deadline");
      return false;
    });
    if (isClosed) closed++;
  }
  return closed;
}
