import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { holdLane } from "./hold";
import { isLaneAt, lanePosition } from "./position";
import { readLane } from "./read-one";
import type { LaneRecord } from "./record";

type Changes = { title?: string; color?: string | null; afterLaneId?: string | null };

/**
 * Renames, colors or moves a lane: after another, or first (`null`); after one that is gone means last. Its present
 * name, color and place change nothing, not even the board's version.
 */
export async function update(ctx: Context, laneId: string, changes: Changes): Promise<LaneRecord> {
  permit(ctx, "evidence.write");
  const { title, color, afterLaneId } = changes;
  return transaction(ctx, async (tx) => {
    const before = await tx.db.lane.findFirst({ where: { id: laneId, workspaceId: ctx.workspaceId } });
    if (!before) throw notFound("Lane");
    const changed = changedFields(before, { title, color });
    const isPlaced = afterLaneId === undefined || afterLaneId === laneId || (await isLaneAt(tx, before, afterLaneId));
    if (changed.length === 0 && isPlaced) return readLane(tx, laneId);
    const board = await holdLane(tx, ctx, laneId);
    const position = isPlaced ? undefined : await lanePosition(tx, board.id, afterLaneId, laneId);
    const where = { id: laneId, workspaceId: ctx.workspaceId };
    await tx.db.lane.update({ where, data: { title, color, position }, select: { id: true } });
    const named = isPlaced ? changed : [...changed, "afterLaneId"];
    audit(tx, { action: "lane.updated", targetId: laneId, details: { fields: named } });
    return readLane(tx, laneId);
  });
}
