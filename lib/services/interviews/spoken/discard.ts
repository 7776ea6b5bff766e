import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { doomKeys } from "./doom-keys";
import { keysOf } from "./keys";
import { ownSession } from "./own-session";

/** Discards a take of a spoken answer, including its bytes. One that is gone or was replaced is no error. */
export async function discard(ctx: Context, { version, take }: { version: number; take: string }): Promise<void> {
  await transaction(ctx, async (tx) => {
    const session = await ownSession(tx, ctx, version);
    const [row] = await tx.db.$queryRaw<{ storage_key: string; chunks: number }[]>`
      DELETE FROM spoken_answer
       WHERE session_id = ${session.id} AND index = ${version} AND storage_key = ${`${ctx.workspaceId}/${take}`}
      RETURNING storage_key, chunks`;
    if (!row) return;
    await doomKeys(tx, session.id, keysOf(row.storage_key, row.chunks));
    audit(tx, { action: "answer.discarded", targetId: session.id, details: { version } });
  });
}
