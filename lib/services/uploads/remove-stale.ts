import { systemContext } from "@/lib/core/system-context";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { dropFile } from "@/lib/services/files/drop-file";

const BATCH = 500;
/** An upload that finishes as its link expires may still be completed for an hour. */
const STALE = `
  SELECT u.file_id, u.workspace_id FROM upload u
   WHERE u.completed_at IS NULL AND u.expires_at < now() - interval '1 hour' ORDER BY u.expires_at LIMIT ${BATCH}`;

/** Removes uploads that were started and never completed; returns how many. */
export async function removeStale(): Promise<number> {
  const { rows } = await pool().query<{ file_id: string; workspace_id: string }>(STALE);
  let removed = 0;
  for (const { file_id: fileId, workspace_id: workspaceId } of rows) {
    const ctx = systemContext("stale-uploads", workspaceId);
    await transaction(ctx, async (tx) => {
      // Someone may be completing or deleting it right now.
      const [still] = await tx.db.$queryRaw<unknown[]>`
        SELECT 1 FROM file WHERE id = ${fileId} AND status = 'uploading' FOR UPDATE`;
      if (!still) return;
      await dropFile(tx, ctx, fileId);
      audit(tx, { action: "upload.expired", targetId: fileId });
      removed += 1;
    });
  }
  return removed;
}
