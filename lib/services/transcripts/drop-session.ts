import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { forgetQuotes } from "@/lib/services/eva/forget-quotes";

/**
 * Deletes what was said in a session at the participant's wish: the transcript with its segments, what was found in
 * it, and every quote of it in Eva's answers. The session's row stays.
 */
export async function dropSessionTranscript(tx: Transaction, ctx: Context, sessionId: string): Promise<void> {
  const { workspaceId } = ctx;
  await tx.db.transcript.deleteMany({ where: { sessionId, workspaceId } });
  await tx.db.studySession.updateMany({
    where: { id: sessionId, workspaceId },
    data: { chapters: [], signals: [], qualityReasons: [] },
  });
  await forgetQuotes(tx, workspaceId, sessionId);
}
