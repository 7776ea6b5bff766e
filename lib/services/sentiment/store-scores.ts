import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { Scored } from "./summary";

/** In one statement; more would keep the event loop for long. */
const AT_ONCE = 2_500;

/** Writes how lines speak of things; lines that say it already are not written again. */
export async function storeScores(tx: Transaction, { workspaceId }: Context, scored: readonly Scored[]): Promise<void> {
  for (let at = 0; at < scored.length; at += AT_ONCE) {
    const some = scored.slice(at, at + AT_ONCE);
    await tx.db.$executeRaw`
      UPDATE segment s SET sentiment = v.score
        FROM unnest(${some.map(({ line }) => line.ownerId)}::text[], ${some.map(({ line }) => line.index)}::int[],
                    ${some.map(({ score }) => score)}::smallint[]) AS v(owner_id, index, score)
       WHERE s.owner_id = v.owner_id AND s.index = v.index AND s.workspace_id = ${workspaceId}
         AND s.sentiment IS DISTINCT FROM v.score`;
  }
}
