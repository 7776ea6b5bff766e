import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";

const REASON = "Its content was removed from the transcript. Export it again.";

/**
 * Files made from what is now gone can no longer be downloaded, and one in progress isn't finished. A trigger dooms
 * them, these and those of passages of `ownerId`, and their bytes are removed at once, because links made before still
 * work.
 */
export async function expireExports(
  tx: Transaction,
  { workspaceId }: Context,
  ownerId: string,
  subjectIds: string[],
): Promise<void> {
  await tx.db.$executeRaw`
    UPDATE export SET status = 'failed', error = ${REASON}, expires_at = now(), updated_at = now()
     WHERE workspace_id = ${workspaceId} AND status <> 'failed'
       AND (subject_id = ANY(${subjectIds}::text[])
            OR subject_id IN (SELECT study_id FROM study_session WHERE id = ANY(${subjectIds}::text[])))`;
  emit(tx, "objects.doomed", ownerId, {});
}
