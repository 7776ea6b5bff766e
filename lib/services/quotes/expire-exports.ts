import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

const REASON = "Its content was removed from the transcript. Export it again.";

/** Files made from what is now gone can no longer be downloaded; one in progress isn't finished. */
export async function expireExports(tx: Transaction, { workspaceId }: Context, subjectIds: string[]): Promise<void> {
  await tx.db.$executeRaw`
    UPDATE export SET status = 'failed', error = ${REASON}, expires_at = now(), updated_at = now()
     WHERE workspace_id = ${workspaceId} AND status <> 'failed'
       AND (subject_id = ANY(${subjectIds}::text[])
            OR subject_id IN (SELECT study_id FROM study_session WHERE id = ANY(${subjectIds}::text[])))`;
}
