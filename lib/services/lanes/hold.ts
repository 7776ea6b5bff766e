import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { type LockedBoard, lockBoard } from "@/lib/services/boards/lock";

/** Locks the board of a lane; throws `not_found` if the lane is gone by then. */
export async function holdLane(tx: Transaction, ctx: Context, laneId: string): Promise<LockedBoard> {
  const where = { id: laneId, workspaceId: ctx.workspaceId };
  const lane = await tx.db.lane.findFirst({ where, select: { boardId: true } });
  if (!lane) throw notFound("Lane");
  const board = await lockBoard(tx, ctx, lane.boardId);
  if (!(await tx.db.lane.count({ where }))) throw notFound("Lane");
  return board;
}
