import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";
import { MOST_LANES } from "@/lib/services/boards/limits";
import type { LockedBoard } from "@/lib/services/boards/lock";
import { lanePosition } from "./position";

type Given = { id?: string; title: string | null; color?: string | null; after?: string | null };

/**
 * Inserts a lane on a locked board: after another, first (`after: null`), or at the end. Throws `conflict` if it is
 * full.
 */
export async function insertLane(tx: Transaction, ctx: Context, board: LockedBoard, given: Given): Promise<string> {
  const { id = newId("lane"), title, color = null } = given;
  if ((await tx.db.lane.count({ where: { boardId: board.id } })) >= MOST_LANES)
    throw new AppError("conflict", `A board can hold at most ${MOST_LANES} lanes.`);
  const position = await lanePosition(tx, board.id, given.after);
  const home = { workspaceId: ctx.workspaceId, boardId: board.id, projectId: board.projectId };
  await tx.db.lane.create({ data: { id, ...home, title, color, position }, select: { id: true } });
  return id;
}
