import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { speakersOf } from "./speakers-of";

type Row = { id: string; firstIndex: number; lastIndex: number; speaker: string | null };

/**
 * After speakers were renamed, updates the speakers of each passage of the transcript. Returns the ids of those that
 * changed.
 */
export async function renewSpeakers(tx: Transaction, { workspaceId }: Context, ownerId: string): Promise<string[]> {
  const passages = await tx.db.$queryRaw<Row[]>`
    SELECT id, first_index AS "firstIndex", last_index AS "lastIndex", speaker FROM passage
     WHERE owner_id = ${ownerId} AND workspace_id = ${workspaceId} AND first_index IS NOT NULL
       AND state IN ('verbatim', 'text_changed') ORDER BY id FOR UPDATE`;
  if (passages.length === 0) return [];
  const lines = await tx.db.$queryRaw<{ index: number; speaker: string | null }[]>`
    SELECT index, speaker FROM segment WHERE owner_id = ${ownerId} ORDER BY coalesce(position, index)`;
  const order = new Map(lines.map(({ index }, at) => [index, at]));
  const changed = passages.flatMap(({ id, firstIndex, lastIndex, speaker }) => {
    const first = order.get(firstIndex);
    const last = order.get(lastIndex);
    if (first === undefined || last === undefined) return [];
    const now = speakersOf(lines.slice(first, last + 1));
    return now === speaker ? [] : [{ id, speaker: now }];
  });
  if (changed.length > 0)
    await tx.db.$executeRaw`
      UPDATE passage p SET speaker = g.speaker
        FROM json_to_recordset(${JSON.stringify(changed)}::json) AS g(id text, speaker text)
       WHERE p.id = g.id AND p.workspace_id = ${workspaceId}`;
  return changed.map(({ id }) => id);
}
