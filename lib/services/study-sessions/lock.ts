import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

type Locked = { status: string; excludedAt: Date | null; isKept: boolean; isDoubtful: boolean };

/** Locks a completed session of the study until the transaction ends. Throws `conflict` for one in progress. */
export async function lock(
  tx: Transaction,
  { workspaceId }: Context,
  studyId: string,
  sessionId: string,
): Promise<Locked> {
  const [session] = await tx.db.$queryRaw<Locked[]>`
    SELECT status, excluded_at AS "excludedAt", kept_at IS NOT NULL AS "isKept",
           quality_reasons <> '[]' AS "isDoubtful" FROM study_session
     WHERE id = ${sessionId} AND study_id = ${studyId} AND workspace_id = ${workspaceId} FOR NO KEY UPDATE`;
  if (!session) throw notFound("Session");
  if (session.status !== "completed") throw new AppError("conflict", "This session is still in progress.");
  return session;
}
