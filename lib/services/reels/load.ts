import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { fromRow, type ReelRow } from "./from-row";
import { READ_REEL_WITH_CLIPS } from "./read";
import type { ReelWithClips } from "./record";

/** A reel with its clips as the transaction sees it; throws `not_found`. */
export async function load(tx: Transaction, { workspaceId }: Context, reelId: string): Promise<ReelWithClips> {
  const [row] = await tx.db.$queryRawUnsafe<ReelRow[]>(READ_REEL_WITH_CLIPS, workspaceId, reelId);
  if (!row) throw notFound("Reel");
  return fromRow(row);
}

/** Locks a reel and the order of its clips until the commit; throws `not_found`. */
export async function lock(tx: Transaction, { workspaceId }: Context, reelId: string): Promise<void> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM reel WHERE id = ${reelId} AND workspace_id = ${workspaceId} FOR UPDATE`;
  if (rows.length === 0) throw notFound("Reel");
}
