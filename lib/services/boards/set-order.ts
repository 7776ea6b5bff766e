import type { Transaction } from "@/lib/db/transaction";
import { freshKeys } from "./keys-at";

/** All cards of a locked board by lane, each lane in order; `null` has those in no lane. */
export type Order = Map<string | null, string[]>;

/** The present order of a board's cards. */
export async function readOrder(tx: Transaction, boardId: string): Promise<Order> {
  const rows = await tx.db.$queryRaw<{ id: string; laneId: string | null }[]>`
    SELECT id, lane_id AS "laneId" FROM card WHERE board_id = ${boardId} ORDER BY position, id`;
  const order: Order = new Map();
  for (const { id, laneId } of rows) order.set(laneId, [...(order.get(laneId) ?? []), id]);
  return order;
}

/** Reorders whole lanes of a locked board at once. */
export async function writeOrder(tx: Transaction, boardId: string, lanes: Order): Promise<void> {
  const rows = [...lanes].flatMap(([laneId, ids]) => {
    const keys = freshKeys(ids.length);
    return ids.map((id, at) => ({ id, lane_id: laneId, position: keys[at] }));
  });
  await tx.db.$executeRaw`
    UPDATE card c SET lane_id = n.lane_id, position = n.position
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS n(id text, lane_id text, position text)
     WHERE c.id = n.id AND c.board_id = ${boardId}`;
}
