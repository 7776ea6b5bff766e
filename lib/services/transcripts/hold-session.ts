import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { lockStudy } from "@/lib/services/studies/lock-study";

/**
 * If a file is a session's recording, locks that session: the study before it, as everyone who counts places does, and
 * the file after it, as deletions do.
 */
export async function holdSession(tx: Transaction, ctx: Context, fileId: string): Promise<void> {
  const [session] = await tx.db.$queryRaw<{ id: string; study_id: string }[]>`
    SELECT n.id, n.study_id FROM file f JOIN study_session n ON n.id = f.session_id
     WHERE f.id = ${fileId} AND f.workspace_id = ${ctx.workspaceId}`;
  if (!session) return;
  await lockStudy(tx, ctx, session.study_id);
  await tx.db.$queryRaw`SELECT 1 FROM study_session WHERE id = ${session.id} FOR NO KEY UPDATE`;
}
