import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { dropFile } from "@/lib/services/files/drop-file";
import { doomKeys } from "./doom-keys";
import { joinedKey, keysOf } from "./keys";

type Row = { storage_key: string; chunks: number };

/** Deletes every spoken answer of a session and its joined recording, including the bytes. */
export async function dropSpoken(tx: Transaction, ctx: Context, sessionId: string): Promise<void> {
  const rows = await tx.db.$queryRaw<Row[]>`
    DELETE FROM spoken_answer a USING study_session s
     WHERE s.id = a.session_id AND s.id = ${sessionId} AND s.workspace_id = ${ctx.workspaceId}
    RETURNING a.storage_key, a.chunks`;
  await doomKeys(
    tx,
    sessionId,
    rows.flatMap((row) => [joinedKey(row.storage_key), ...keysOf(row.storage_key, row.chunks)]),
  );
  const [file] = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM file WHERE session_id = ${sessionId} AND workspace_id = ${ctx.workspaceId}`;
  if (file) await dropFile(tx, ctx, file.id);
}
