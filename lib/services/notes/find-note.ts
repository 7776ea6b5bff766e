import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { type DetailRow, fromRow, ONE_NOTE } from "./read";
import type { NoteDetail } from "./record";

/** The note as this transaction sees it. Throws `not_found`. */
export async function findNote(tx: Transaction, ctx: Context, noteId: string): Promise<NoteDetail> {
  const [row] = await tx.db.$queryRawUnsafe<DetailRow[]>(ONE_NOTE, noteId, ctx.workspaceId);
  if (!row) throw notFound("Note");
  return fromRow(row);
}
