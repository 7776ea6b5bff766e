import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { MAX_CHUNK_BYTES, MAX_CHUNKS, MAX_SPOKEN_BYTES } from "@/lib/core/limits/spoken-limits";
import { transaction } from "@/lib/db/transaction";
import { put } from "@/lib/integrations/storage/storage";
import { chunkKey } from "./keys";
import { openSession } from "./own-session";
import { type SpokenRecord, type SpokenRow, toSpoken } from "./record";

export type Chunk = { version: number; take: string; number: number; bytes: Uint8Array };

/**
 * Stores the next piece of a spoken answer, or one again whose response got lost. The row counts it before its bytes
 * are written, so that a deletion in between knows where they are. Throws `conflict` for a take that was replaced.
 */
export async function addChunk(ctx: Context, { version, take, number, bytes }: Chunk): Promise<SpokenRecord> {
  if (bytes.length === 0 || bytes.length > MAX_CHUNK_BYTES || number >= MAX_CHUNKS)
    throw invalid(
      "bytes",
      `A chunk can have 1 to ${MAX_CHUNK_BYTES} bytes, and an answer at most ${MAX_CHUNKS} chunks.`,
    );
  const storageKey = `${ctx.workspaceId}/${take}`;
  const row = await transaction(ctx, async (tx) => {
    const session = await openSession(tx, ctx, version);
    const [counted] = await tx.db.$queryRaw<SpokenRow[]>`
      UPDATE spoken_answer
         SET chunks = greatest(chunks, ${number + 1}::int),
             size_bytes = size_bytes + CASE WHEN chunks = ${number}::int THEN ${bytes.length}::int ELSE 0 END
       WHERE session_id = ${session.id} AND index = ${version} AND storage_key = ${storageKey}
         AND status = 'recording' AND chunks >= ${number}::int
      RETURNING *`;
    if (!counted) throw new AppError("conflict", "This recording was stopped or started again elsewhere.");
    if (counted.size_bytes > MAX_SPOKEN_BYTES) throw new AppError("too_large", "This recording is too long.");
    return counted;
  });
  await put(chunkKey(storageKey, number), bytes, row.content_type);
  return toSpoken(row);
}
