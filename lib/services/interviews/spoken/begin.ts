import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { SpokenType } from "@/lib/core/limits/spoken-limits";
import { audit, transaction } from "@/lib/db/transaction";
import { hasSpeech } from "@/lib/integrations/speech/speech";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { doomKeys } from "./doom-keys";
import { keysOf } from "./keys";
import { openSession } from "./own-session";
import { type SpokenRecord, type SpokenRow, toSpoken } from "./record";

type Input = { version: number; contentType: SpokenType };

/**
 * Starts a spoken answer to the session's current question. An earlier take is discarded, so of two tabs the later one
 * records. Throws `conflict` if there is no speech service.
 */
export async function begin(ctx: Context, { version, contentType }: Input): Promise<SpokenRecord> {
  if (!hasSpeech())
    throw new AppError("conflict", "Spoken answers aren't available here right now. Please type your answer.");
  return transaction(ctx, async (tx) => {
    const session = await openSession(tx, ctx, version);
    const [before] = await tx.db.$queryRaw<SpokenRow[]>`
      SELECT * FROM spoken_answer WHERE session_id = ${session.id} AND index = ${version} FOR UPDATE`;
    if (before) await doomKeys(tx, session.id, keysOf(before.storage_key, before.chunks));
    const [row] = await tx.db.$queryRaw<SpokenRow[]>`
      INSERT INTO spoken_answer (session_id, index, content_type, storage_key)
      VALUES (${session.id}, ${version}, ${contentType}, ${newObjectKey(ctx.workspaceId)})
          ON CONFLICT (session_id, index) DO UPDATE
         SET status = 'recording', content_type = excluded.content_type, storage_key = excluded.storage_key,
             chunks = 0, size_bytes = 0, duration_seconds = NULL, text = NULL
      RETURNING *`;
    if (!row) throw new AppError("unavailable", "The recording could not be started. Please try again.");
    audit(tx, { action: "answer.recording", targetId: session.id, details: { version } });
    return toSpoken(row);
  });
}
