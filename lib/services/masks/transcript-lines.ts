import type { Transaction } from "@/lib/db/transaction";

export type StoredLine = { index: number; speaker: string | null; text: string };

/** All lines of a transcript in reading order. There are at most 20,000. */
export const readLines = (tx: Pick<Transaction, "db">, workspaceId: string, ownerId: string) =>
  tx.db.$queryRaw<StoredLine[]>`
    SELECT index, speaker, text FROM segment WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId}
     ORDER BY coalesce(position, index), index`;
