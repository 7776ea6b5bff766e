import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { MASK_KINDS, MASK_STATUSES, type MaskCounts, type MaskSummary } from "./record";

export type CountRow = { status: string; kind: string; count: number };

/** Counts by status and kind, including zeros. */
export function countsOf(rows: readonly CountRow[]): MaskCounts {
  const countOf = (status: string, kind?: string) =>
    rows
      .filter((row) => row.status === status && (kind === undefined || row.kind === kind))
      .reduce((sum, row) => sum + row.count, 0);
  const ofStatus = (status: string) => ({
    ...Object.fromEntries(MASK_KINDS.map((kind) => [kind, countOf(status, kind)])),
    total: countOf(status),
  });
  return Object.fromEntries(MASK_STATUSES.map((status) => [status, ofStatus(status)])) as MaskCounts;
}

type Row = { scanned_at: Date | null; counts: CountRow[] };

/** The summary of a transcript's personal data, in the transaction of a change. */
export async function summaryOf(tx: Transaction, { workspaceId }: Context, ownerId: string): Promise<MaskSummary> {
  const [row] = await tx.db.$queryRaw<Row[]>`
    SELECT t.scanned_at, coalesce((
             SELECT json_agg(c) FROM (SELECT m.status, m.kind, count(*)::int AS count FROM mask m
                                       WHERE m.owner_id = t.owner_id GROUP BY 1, 2) c), '[]') AS counts
      FROM transcript t WHERE t.owner_id = ${ownerId} AND t.workspace_id = ${workspaceId}`;
  return { scannedAt: row?.scanned_at ?? null, counts: countsOf(row?.counts ?? []) };
}
