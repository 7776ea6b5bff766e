import type { Transaction } from "@/lib/db/transaction";
import { freshKeys, keysAt } from "@/lib/services/boards/keys-at";
import type { After } from "@/lib/services/boards/place-cards";

/** After one that isn't there means last. */
function placeAfter(laneIds: string[], after: After): number {
  if (after === null) return 0;
  const found = laneIds.indexOf(after ?? "");
  return found < 0 ? laneIds.length : found + 1;
}

/** Whether a lane is already where it is to go. */
export async function isLaneAt(tx: Transaction, lane: { id: string; boardId: string }, after: After): Promise<boolean> {
  const lanes = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM lane WHERE board_id = ${lane.boardId} ORDER BY position, id`;
  const ids = lanes.map(({ id }) => id);
  const others = ids.filter((id) => id !== lane.id);
  return placeAfter(others, after) === ids.indexOf(lane.id);
}

/** The key for a lane's new place among the other lanes of a locked board, which get fresh keys if there is no room. */
export async function lanePosition(tx: Transaction, boardId: string, after: After, moving = ""): Promise<string> {
  const lanes = await tx.db.$queryRaw<{ id: string; position: string }[]>`
    SELECT id, position FROM lane WHERE board_id = ${boardId} AND id <> ${moving} ORDER BY position, id`;
  const ids = lanes.map(({ id }) => id);
  const at = placeAfter(ids, after);
  const [key] =
    keysAt(
      lanes.map(({ position }) => position),
      at,
      1,
    ) ?? [];
  if (key !== undefined) return key;
  const keys = freshKeys(lanes.length + 1);
  const [mine = ""] = keys.splice(at, 1);
  await tx.db.$executeRaw`
    UPDATE lane l SET position = n.position
      FROM unnest(${ids}::text[], ${keys}::text[]) AS n(id, position) WHERE l.id = n.id AND l.board_id = ${boardId}`;
  return mine;
}
