import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { insertLane } from "@/lib/services/lanes/insert";
import { lockBoard } from "./lock";
import type { Before, ChangeKind, Stood } from "./remember";
import { type Order, readOrder, writeOrder } from "./set-order";

type Change = { id: string; kind: ChangeKind; before: Before };

/**
 * Undoes the caller's last rearrangement of a board: cards return to their previous places, removed lanes come back,
 * lanes it created are removed if empty. Others' later changes stay. Throws `conflict`.
 */
export async function undo(ctx: Context, boardId: string): Promise<{ version: number; kind: ChangeKind }> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const board = await lockBoard(tx, ctx, boardId);
    const change = await takeLast(tx, boardId, personOf(ctx));
    if (!change) throw new AppError("conflict", "You have nothing to undo on this board.");
    const { cards, madeLanes, removedLanes } = change.before;
    for (const lane of removedLanes) await insertLane(tx, ctx, board, lane);
    const lanes = await tx.db.lane.findMany({ where: { boardId }, select: { id: true } });
    const there = new Set<string | null>([null, ...lanes.map(({ id }) => id)]);
    const touched = putBack(await readOrder(tx, boardId), cards, there);
    await writeOrder(tx, boardId, touched);
    await tx.db.lane.deleteMany({ where: { boardId, id: { in: madeLanes }, cards: { none: {} } } });
    audit(tx, { action: "board.undone", targetId: boardId, details: { kind: change.kind } });
    return { version: board.version, kind: change.kind };
  });
}

async function takeLast(tx: Transaction, boardId: string, userId: string | null): Promise<Change | undefined> {
  const [change] = await tx.db.$queryRaw<Change[]>`
    UPDATE board_change SET undone_at = now() WHERE id = (
      SELECT id FROM board_change WHERE board_id = ${boardId} AND user_id = ${userId} AND undone_at IS NULL
         AND created_at > now() - interval '1 day'
       ORDER BY created_at DESC, id DESC LIMIT 1)
    RETURNING id, kind, before`;
  return change;
}

/** The lanes that change: each card after the one it followed before, or last if that one is gone. */
function putBack(order: Order, cards: readonly Stood[], lanes: ReadonlySet<string | null>): Order {
  const laneOf = new Map([...order].flatMap(([laneId, ids]) => ids.map((id) => [id, laneId] as const)));
  const touched = new Set<string | null>();
  const going = new Set(cards.map(({ id }) => id).filter((id) => laneOf.has(id)));
  for (const id of going) touched.add(laneOf.get(id) ?? null);
  for (const [laneId, ids] of order)
    if (touched.has(laneId))
      order.set(
        laneId,
        ids.filter((id) => !going.has(id)),
      );
  for (const { id, laneId, after } of cards) {
    if (!going.has(id)) continue;
    const to = lanes.has(laneId) ? laneId : null;
    const ids = order.get(to) ?? [];
    const at = after === null ? 0 : ids.indexOf(after) + 1 || ids.length;
    order.set(to, [...ids.slice(0, at), id, ...ids.slice(at)]);
    touched.add(to);
  }
  return new Map([...order].filter(([laneId]) => touched.has(laneId)));
}
