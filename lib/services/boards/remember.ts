import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/transaction";

/** A card's previous place: after `after`, or first. */
export type Stood = { id: string; laneId: string | null; after: string | null };
export type RemovedLane = { id: string; title: string | null; color: string | null; after: string | null };

/** What undoes a change. */
export type Before = { cards: Stood[]; madeLanes: string[]; removedLanes: RemovedLane[] };
export type ChangeKind = "move" | "arrange" | "remove_lane";

/** The places of a locked board's cards, from top to bottom. */
export const standing = (tx: Transaction, boardId: string, cardIds: readonly string[]): Promise<Stood[]> =>
  tx.db.$queryRaw<Stood[]>`
    SELECT id, "laneId", after FROM (
      SELECT id, lane_id AS "laneId", position,
             lag(id) OVER (PARTITION BY lane_id ORDER BY position, id) AS after
        FROM card WHERE board_id = ${boardId}) all_of_it
     WHERE id = ANY(${[...cardIds]}) ORDER BY "laneId", position, id`;

/** Stores a person's change for a day, so that they can undo it; changes by keys and jobs aren't stored. */
export async function remember(
  tx: Transaction,
  ctx: Context,
  boardId: string,
  kind: ChangeKind,
  { cards = [], madeLanes = [], removedLanes = [] }: Partial<Before>,
): Promise<void> {
  if (ctx.actor.kind !== "user") return;
  const before: Before = { cards, madeLanes, removedLanes };
  await tx.db.$executeRaw`
    WITH old AS (
      DELETE FROM board_change WHERE board_id = ${boardId} AND created_at < now() - interval '1 day')
    INSERT INTO board_change (id, workspace_id, board_id, user_id, kind, before)
    VALUES (${newId("edit")}, ${ctx.workspaceId}, ${boardId}, ${ctx.actor.userId}, ${kind},
            ${JSON.stringify(before)}::jsonb)`;
}
