import type { Context } from "@/lib/core/context";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { type LockedBoard, lockBoard } from "@/lib/services/boards/lock";
import { remember, standing } from "@/lib/services/boards/remember";
import { readOrder, writeOrder } from "@/lib/services/boards/set-order";
import { insertLane } from "@/lib/services/lanes/insert";

type Wanted = { title: string; cardIds: string[] };

/**
 * Arranges cards into lanes as one change, at the end of each lane and in order: an existing lane of that title is
 * reused, others are created. Cards that are gone are skipped, and a card named twice goes where it is named first.
 */
export async function arrange(
  ctx: Context,
  boardId: string,
  wanted: Wanted[],
): Promise<{ version: number; moved: number }> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const board = await lockBoard(tx, ctx, boardId);
    const order = await readOrder(tx, boardId);
    const there = new Set([...order.values()].flat());
    const lanes = wanted.map(({ title, cardIds }) => ({ title, cardIds: cardIds.filter((id) => there.delete(id)) }));
    const moving = new Set(lanes.flatMap(({ cardIds }) => cardIds));
    const cards = await standing(tx, boardId, [...moving]);
    for (const [laneId, ids] of order)
      order.set(
        laneId,
        ids.filter((id) => !moving.has(id)),
      );
    const filled = lanes.filter(({ cardIds }) => cardIds.length > 0);
    const { ids, made } = await lanesFor(tx, ctx, board, filled);
    for (const [at, { cardIds }] of filled.entries()) {
      const laneId = ids[at] ?? null;
      order.set(laneId, [...(order.get(laneId) ?? []), ...cardIds]);
    }
    await writeOrder(tx, boardId, order);
    await remember(tx, ctx, boardId, "arrange", { cards, madeLanes: made });
    audit(tx, { action: "board.arranged", targetId: boardId, details: { lanes: filled.length, cards: moving.size } });
    return { version: board.version, moved: moving.size };
  });
}

async function lanesFor(tx: Transaction, ctx: Context, board: LockedBoard, wanted: Wanted[]) {
  const known = await tx.db.lane.findMany({ where: { boardId: board.id }, select: { id: true, title: true } });
  const byTitle = new Map(known.map(({ id, title }) => [title, id]));
  const made: string[] = [];
  const ids: string[] = [];
  for (const { title } of wanted) {
    let id = byTitle.get(title);
    if (!id) {
      id = await insertLane(tx, ctx, board, { title });
      byTitle.set(title, id);
      made.push(id);
    }
    ids.push(id);
  }
  return { ids, made };
}
