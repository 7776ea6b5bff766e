import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { AppError } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { open } from "@/lib/integrations/storage/storage";
import type { Entry } from "./entry";

const NOTE = `
  UPDATE archive_entry SET crc32 = $4, sha256 = $5
   WHERE archive_id = $1 AND position = $2 AND source_key = $3 AND crc32 IS NULL`;

/** A file's bytes were deleted while it was being copied, so the listed archive can't be made anymore. */
const sourceGone = (): AppError => new AppError("conflict", "The file was deleted during the export.");

/** Whether copying failed because of that, as reported by us or the store. */
export const isSourceGone = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === "not_found" || error.kind === "conflict");

/**
 * The bytes of an entry from byte `skip` on. If its checksums aren't known yet, it is read from its beginning, and they
 * are stored before the last bytes are yielded; stored bytes never change under their key.
 */
export async function* contentOf(archiveId: string, entry: Entry, skip: number): AsyncGenerator<Buffer> {
  const isHashed = entry.crc32 === null;
  const start = isHashed ? 0 : skip;
  const hash = createHash("sha256");
  let [crc, at] = [0, start];
  if (entry.sizeBytes > start) {
    const range = { start: entry.sourceStart + start, end: entry.sourceStart + entry.sizeBytes - 1 };
    for await (const chunk of await open(entry.sourceKey, range)) {
      const bytes: Buffer = chunk;
      if (isHashed) {
        crc = crc32(bytes, crc);
        hash.update(bytes);
      }
      const from = Math.max(0, skip - at);
      at += bytes.length;
      if (from < bytes.length) yield bytes.subarray(from);
    }
  }
  if (at !== entry.sizeBytes) throw sourceGone();
  if (!isHashed) return;
  [entry.crc32, entry.sha256] = [crc, hash.digest("hex")];
  await pool().query(NOTE, [archiveId, entry.position, entry.sourceKey, entry.crc32, entry.sha256]);
}
