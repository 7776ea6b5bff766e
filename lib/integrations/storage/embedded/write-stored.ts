import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { incomingFile } from "./incoming-file";
import { encodeHeader, HEADER_BYTES, type ObjectHeader } from "./object-header";
import { S3Error } from "./s3-error";
import { syncDirectory } from "./sync-directory";

/**
 * Syncing as we go keeps the last sync short: it occupies one of the four threads that all file and crypto work shares.
 */
const SYNC_EVERY_BYTES = 64 * 1024 ** 2;

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
/** Without an `etag` it is the MD5 of the bytes, as in S3. */
export type NewObject = Pick<ObjectHeader, "key" | "contentType" | "sizeBytes"> & { etag?: string };

/**
 * Writes exactly `sizeBytes` bytes, or nothing at all, to `target` in an existing directory: reading stops at the first
 * excess byte, and a short body leaves no file. Of several writers the last to finish wins. Returns the ETag.
 */
export async function writeStored(root: string, target: string, object: NewObject, chunks: Chunks): Promise<string> {
  const temporary = await incomingFile(root);
  const file = await open(temporary, "wx", 0o600);
  try {
    const etag = await write(file, object, chunks).finally(() => file.close());
    await rename(temporary, target);
    await syncDirectory(dirname(target));
    return etag;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function write(file: FileHandle, object: NewObject, chunks: Chunks): Promise<string> {
  const hash = object.etag === undefined ? createHash("md5") : null;
  let received = 0;
  let unsynced = 0;
  await file.appendFile(Buffer.alloc(HEADER_BYTES));
  for await (const chunk of chunks) {
    received += chunk.byteLength;
    if (received > object.sizeBytes)
      throw new S3Error(400, "EntityTooLarge", "More bytes arrived than the link allows.");
    hash?.update(chunk);
    await file.appendFile(chunk);
    unsynced += chunk.byteLength;
    if (unsynced < SYNC_EVERY_BYTES) continue;
    await file.datasync();
    unsynced = 0;
  }
  if (received < object.sizeBytes) throw new S3Error(400, "IncompleteBody", "Fewer bytes arrived than were announced.");
  const etag = object.etag ?? hash?.digest("hex") ?? "";
  const header = encodeHeader({ ...object, etag, savedAt: new Date().toISOString() });
  await file.write(header, 0, HEADER_BYTES, 0);
  await file.sync();
  return etag;
}
