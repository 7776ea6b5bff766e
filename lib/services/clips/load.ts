import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { type ClipRow, fromRow, READ_CLIP } from "./read";
import type { ClipRecord } from "./record";

/** A clip as the transaction sees it; throws `not_found`. */
export async function load(tx: Transaction, { workspaceId }: Context, clipId: string): Promise<ClipRecord> {
  const [row] = await tx.db.$queryRawUnsafe<ClipRow[]>(READ_CLIP, workspaceId, clipId);
  if (!row) throw notFound("Clip");
  return fromRow(row);
}

/** Locks a clip until the commit; throws `not_found`. */
export async function lock(tx: Transaction, { workspaceId }: Context, clipId: string): Promise<void> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM clip WHERE id = ${clipId} AND workspace_id = ${workspaceId} FOR UPDATE`;
  if (rows.length === 0) throw notFound("Clip");
}
