import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockBoard } from "@/lib/services/boards/lock";
import { addQuotes, type Quoted } from "./add-quotes";
import { insertCard, type NewCard } from "./insert";
import { readCard } from "./read-one";
import type { CardRecord } from "./record";

type Given = NewCard & { laneId?: string | null; evidence?: Quoted[] };

/** Creates a card at the end of a board's lane. Throws `not_found` for the lane, and what `addQuotes` throws. */
export async function create(
  ctx: Context,
  boardId: string,
  { laneId = null, evidence = [], ...fields }: Given,
): Promise<CardRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const board = await lockBoard(tx, ctx, boardId);
    if (laneId !== null && !(await tx.db.lane.count({ where: { id: laneId, boardId } }))) throw notFound("Lane");
    const cardId = await insertCard(tx, ctx, board, laneId, fields);
    await addQuotes(tx, ctx, cardId, evidence);
    return readCard(tx, cardId);
  });
}
