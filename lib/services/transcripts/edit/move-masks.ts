import type { Transaction } from "@/lib/db/transaction";
import { type Change, mover, wordsOf } from "@/lib/services/passages/reanchor";

type Mask = {
  id: string;
  index: number;
  startOffset: number;
  endOffset: number;
  original: string;
  token: string;
  status: string;
};

/**
 * Moves masks and suggestions with a change of their lines. A suggestion whose words are gone is deleted; a mask whose
 * token was edited away stays, since it holds the original.
 */
export async function moveMasks(tx: Transaction, ownerId: string, change: Change): Promise<void> {
  const masks: Mask[] = await tx.db.mask.findMany({
    where: { ownerId, index: { in: change.before.map(({ index }) => index) } },
    select: { id: true, index: true, startOffset: true, endOffset: true, original: true, token: true, status: true },
  });
  if (masks.length === 0) return;
  const move = mover(change);
  const moved = masks.map(({ id, index, startOffset, endOffset, original, token, status }) => {
    const span = { firstIndex: index, firstOffset: startOffset, lastIndex: index, lastOffset: endOffset };
    const now = move(span);
    const isMasked = status === "masked";
    const stays = isMasked || wordsOf(now, change.after) === original;
    const whole = isMasked && now.firstIndex === now.lastIndex && wordsOf(now, change.after) === token;
    const endOffsetNow = whole || !isMasked ? now.lastOffset : now.firstOffset;
    return { id, stays, index: now.firstIndex, startOffset: now.firstOffset, endOffset: endOffsetNow };
  });
  const gone = moved.filter(({ stays }) => !stays).map(({ id }) => id);
  if (gone.length > 0) await tx.db.mask.deleteMany({ where: { ownerId, id: { in: gone } } });
  await tx.db.$executeRaw`
    UPDATE mask m SET index = g.index, start_offset = g."startOffset", end_offset = g."endOffset"
      FROM json_to_recordset(${JSON.stringify(moved.filter(({ stays }) => stays))}::json)
             AS g(id text, index int, "startOffset" int, "endOffset" int)
     WHERE m.id = g.id AND m.owner_id = ${ownerId}`;
}
