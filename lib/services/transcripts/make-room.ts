import type { Transaction } from "@/lib/db/transaction";
import type { Remembered } from "@/lib/services/masks/mask-again";

/**
 * Deletes the existing transcript, with its history. Returns the version for its replacement, so that editors of the
 * old one are told, and what was masked in it, which stays masked.
 */
export async function makeRoom(
  tx: Transaction,
  { workspaceId, ownerId }: { workspaceId: string; ownerId: string },
): Promise<{ version: number; remembered: Remembered[] }> {
  const [old] = await tx.db.$queryRaw<{ version: number; remembered: Remembered[] }[]>`
    WITH hidden AS (
      SELECT index, kind, original, token FROM mask
       WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId} AND status = 'masked')
    DELETE FROM transcript WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId}
    RETURNING version, (SELECT coalesce(json_agg(h), '[]') FROM hidden h) AS remembered`;
  return old ? { version: old.version + 1, remembered: old.remembered } : { version: 0, remembered: [] };
}
