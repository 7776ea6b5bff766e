import type { Transaction } from "@/lib/db/transaction";
import { GROUP, type StoredGroup } from "./read";

const SAVE = `
  UPDATE scim_group SET display_name = $3, external_id = $4, pushed_at = coalesce(pushed_at, now()),
         created_at = CASE WHEN pushed_at IS NULL AND $5 THEN now() ELSE created_at END, updated_at = now()
   WHERE workspace_id = $1 AND id = $2 RETURNING ${GROUP}`;

type Saved = { id: string; displayName: string; externalId: string | null };

/** Stores the provider's name for a group, which is the provider's from then on; `isNew`: it was just created. */
export async function save(
  tx: Transaction,
  workspaceId: string,
  { id, displayName, externalId }: Saved,
  { isNew }: { isNew: boolean },
): Promise<StoredGroup[]> {
  return tx.db.$queryRawUnsafe<StoredGroup[]>(SAVE, workspaceId, id, displayName, externalId, isNew);
}
