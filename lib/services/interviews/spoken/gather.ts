import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { MAX_SPOKEN_BYTES } from "@/lib/core/limits/spoken-limits";
import { transaction } from "@/lib/db/transaction";
import { open, put } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { doomKeys } from "./doom-keys";
import { findUploaded, type SpokenId } from "./find-uploaded";
import { chunkKey } from "./keys";

/**
 * Joins an answer's chunks into one object and has the chunks removed. Repeating it writes the same bytes again; once
 * the row counts no chunks it is done. Throws `invalid` for an answer larger than it said.
 */
export async function gather(ctx: Context, id: SpokenId): Promise<void> {
  permit(ctx, "file.write");
  const answer = await findUploaded(ctx, id);
  if (!answer || answer.chunks === 0) return;
  const { storageKey, chunks, contentType } = answer;
  const keys = Array.from({ length: chunks }, (_, number) => chunkKey(storageKey, number));
  const bytes = await readAll(keys);
  await put(storageKey, bytes, contentType);
  await transaction(ctx, async (tx) => {
    const counted = await tx.db.$executeRaw`
      UPDATE spoken_answer SET chunks = 0, size_bytes = ${bytes.length}
       WHERE session_id = ${id.sessionId} AND index = ${id.index} AND storage_key = ${storageKey} AND chunks > 0`;
    // If the row is gone or was replaced meanwhile, nothing refers to what was just written; if another run has gathered
    // the answer, the row does.
    const isKept = counted === 1 || (await tx.db.spokenAnswer.count({ where: { ...id, storageKey } })) === 1;
    await doomKeys(tx, id.sessionId, isKept ? keys : [...keys, storageKey]);
  });
}

async function readAll(keys: string[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const key of keys) {
    for await (const part of await open(key)) {
      length += part.length;
      if (length > MAX_SPOKEN_BYTES) throw new AppError("invalid", "This recording is too long.");
      parts.push(part);
    }
  }
  return Buffer.concat(parts);
}
