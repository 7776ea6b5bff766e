import type { Transaction } from "@/lib/db/transaction";
import { freshKeys, keysAt } from "./keys-at";

/** After a card, first (`null`), or last (`undefined`, or if the named card is gone). */
export type After = string | null | undefined;
export type Place = { boardId: string; projectId: string | null; laneId: string | null; after: After };

type Standing = { id: string; position: string };

/** Puts the cards, in the given order, at a place of a locked board. */
export async function placeCards(tx: Transaction, cardIds: string[], place: Place): Promise<void> {
  const { boardId, projectId, laneId } = place;
  const all = await tx.db.$queryRaw<Standing[]>`
    SELECT id, position FROM card WHERE board_id = ${boardId} AND lane_id IS NOT DISTINCT FROM ${laneId}
     ORDER BY position, id`;
  const moving = new Set(cardIds);
  const rest = all.filter(({ id }) => !moving.has(id));
  const at = placeOf(all, moving, place.after);
  const keys = keysAt(
    rest.map(({ position }) => position),
    at,
    cardIds.length,
  );
  if (keys) return write(tx, cardIds, keys, { boardId, projectId, laneId });
  const order = [...rest.slice(0, at).map(({ id }) => id), ...cardIds, ...rest.slice(at).map(({ id }) => id)];
  await write(tx, order, freshKeys(order.length), { boardId, projectId, laneId });
}

/** How many of the remaining cards come before the place; if the named card is itself moving, those before it count. */
function placeOf(all: Standing[], moving: Set<string>, after: After): number {
  if (after === null) return 0;
  const found = all.findIndex(({ id }) => id === after);
  const before = after === undefined || found < 0 ? all : all.slice(0, found + 1);
  return before.filter(({ id }) => !moving.has(id)).length;
}

type Lane = { boardId: string; projectId: string | null; laneId: string | null };

/** Writes a lane's cards with their keys; an existing card that only gets a new key counts as unchanged. */
async function write(tx: Transaction, ids: string[], keys: string[], { boardId, projectId, laneId }: Lane) {
  await tx.db.$executeRaw`
    UPDATE card c SET board_id = ${boardId}, project_id = ${projectId}, lane_id = ${laneId}, position = n.position
      FROM unnest(${ids}::text[], ${keys}::text[]) AS n(id, position) WHERE c.id = n.id`;
}
