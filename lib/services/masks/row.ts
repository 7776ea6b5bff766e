import type { Transaction } from "@/lib/db/transaction";
import type { MaskKind, MaskStatus } from "./record";

/** A row of `mask`. */
export type MaskRow = {
  id: string;
  index: number;
  startOffset: number;
  endOffset: number;
  kind: MaskKind;
  original: string;
  token: string;
  status: MaskStatus;
};

const FIELDS = {
  id: true,
  index: true,
  startOffset: true,
  endOffset: true,
  kind: true,
  original: true,
  token: true,
  status: true,
} as const;

/** All of a transcript's masks, in the order of their lines. */
export async function readMasks(tx: Pick<Transaction, "db">, workspaceId: string, ownerId: string): Promise<MaskRow[]> {
  const rows = await tx.db.mask.findMany({
    where: { ownerId, workspaceId },
    orderBy: [{ index: "asc" }, { startOffset: "asc" }, { id: "asc" }],
    select: FIELDS,
  });
  return rows as MaskRow[];
}
