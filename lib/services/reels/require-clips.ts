import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

/** Locks clips until the commit, so that none is deleted meanwhile; throws `not_found` unless all exist. */
export async function requireClips(tx: Transaction, { workspaceId }: Context, clipIds: string[]): Promise<void> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM clip WHERE id = ANY(${clipIds}) AND workspace_id = ${workspaceId} ORDER BY id FOR KEY SHARE`;
  if (rows.length < clipIds.length) throw notFound("Clip");
}
