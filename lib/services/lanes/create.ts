import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockBoard } from "@/lib/services/boards/lock";
import { insertLane } from "./insert";
import { readLane } from "./read-one";
import type { LaneRecord } from "./record";

/** A new lane at the end of a board. */
export async function create(
  ctx: Context,
  boardId: string,
  fields: { title: string; color?: string | null },
): Promise<LaneRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const board = await lockBoard(tx, ctx, boardId);
    const laneId = await insertLane(tx, ctx, board, fields);
    audit(tx, { action: "lane.created", targetId: laneId });
    return readLane(tx, laneId);
  });
}
