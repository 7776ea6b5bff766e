import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { placeCards } from "@/lib/services/boards/place-cards";
import { remember, standing } from "@/lib/services/boards/remember";
import { holdLane } from "./hold";
import { readLane } from "./read-one";
import type { LaneRecord } from "./record";

/** Deletes a lane; its cards go to the end of those in no lane, in their order. Returns the lane as it was. */
export async function remove(ctx: Context, laneId: string): Promise<LaneRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const { id: boardId, projectId } = await holdLane(tx, ctx, laneId);
    const lane = await readLane(tx, laneId);
    const cards = await standing(tx, boardId, lane.cardIds);
    const [left] = await tx.db.$queryRaw<{ after: string | null }[]>`
      SELECT after FROM (SELECT id, lag(id) OVER (ORDER BY position, id) AS after FROM lane WHERE board_id = ${boardId})
             lanes WHERE id = ${laneId}`;
    if (lane.cardIds.length) await placeCards(tx, lane.cardIds, { boardId, projectId, laneId: null, after: undefined });
    await tx.db.lane.delete({ where: { id: laneId, workspaceId: ctx.workspaceId }, select: { id: true } });
    const { title, color } = lane;
    const removedLanes = [{ id: laneId, title, color, after: left?.after ?? null }];
    await remember(tx, ctx, boardId, "remove_lane", { cards, removedLanes });
    audit(tx, { action: "lane.deleted", targetId: laneId, name: title });
    return lane;
  });
}
