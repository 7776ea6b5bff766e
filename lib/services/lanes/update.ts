import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { holdLane } from "./hold";
import { lanePosition } from "./position";
import { readLane } from "./read-one";
import type { LaneRecord } from "./record";

type Changes = { title?: string; color?: string | null; afterLaneId?: string | null };

/** Renames, colors or moves a lane: after another, or first (`null`); after one that is gone means last. */
export async function update(ctx: Context, laneId: string, changes: Changes): Promise<LaneRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const board = await holdLane(tx, ctx, laneId);
    const { title, color, afterLaneId } = changes;
    const moves = afterLaneId !== undefined && afterLaneId !== laneId;
    const position = moves ? await lanePosition(tx, board.id, afterLaneId, laneId) : undefined;
    const where = { id: laneId, workspaceId: ctx.workspaceId };
    await tx.db.lane.update({ where, data: { title, color, position }, select: { id: true } });
    audit(tx, { action: "lane.updated", targetId: laneId, details: { fields: Object.keys(changes) } });
    return readLane(tx, laneId);
  });
}
