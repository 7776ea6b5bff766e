import type { Transaction } from "@/lib/db/transaction";
import { freshKeys, keysAt } from "@/lib/services/boards/keys-at";
import type { After } from "@/lib/services/boards/place-cards";

/** The key for a lane's new place among the other lanes of a locked board, which get fresh keys if there is no room. */
export async function lanePosition(tx: Transaction, boardId: string, after: After, moving = ""): Promise<string> {
  const lanes = await tx.db.$queryRaw<{ id: string; position: string }[]>`
    SELECT id, position FROM lane WHERE board_id = ${boardId} AND id <> ${moving} ORDER BY position, id`;
  const found = lanes.findIndex(({ id }) => id === after);
  const at = after === null ? 0 : found < 0 ? lanes.length : found + 1;
  const [key] =
    keysAt(
      lanes.map(({ position }) => position),
      at,
      1,
    ) ?? [];
  if (key !== undefined) return key;
  const keys = freshKeys(lanes.length + 1);
  const [mine = ""] = keys.splice(at, 1);
  const ids = lanes.map(({ id }) => id);
  await tx.db.$executeRaw`
    UPDATE lane l SET position = n.position
      FROM unnest(${ids}::text[], ${keys}::text[]) AS n(id, position) WHERE l.id = n.id AND l.board_id = ${boardId}`;
  return mine;
}
