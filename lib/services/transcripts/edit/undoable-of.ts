import type { Transaction } from "@/lib/db/transaction";
import { UNDOABLE_KINDS, type UndoableKind } from "../record";

type Undoable = { id: string; kind: UndoableKind };

/** The newest edit that isn't undone; masks are removed elsewhere. */
export async function undoableOf(tx: Transaction, ownerId: string): Promise<Undoable | null> {
  const [row] = await tx.db.$queryRaw<Undoable[]>`
    SELECT id, kind FROM transcript_edit
     WHERE owner_id = ${ownerId} AND undone_at IS NULL AND kind = ANY(${[...UNDOABLE_KINDS]})
     ORDER BY version DESC LIMIT 1`;
  return row ?? null;
}
