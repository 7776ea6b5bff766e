import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { incomingFile } from "./incoming-file";
import { encodeHeader, HEADER_BYTES, type ObjectHeader } from "./object-header";
import { objectPath } from "./object-path";
import { S3Error } from "./s3-error";
import { syncDirectory } from "./sync-directory";

/** Syncing as we go keeps the last one short: it holds one of the four threads that all file and crypto work shares. */
const SYNC_EVERY_BYTES = 64 * 1024 ** 2;

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
type NewObject = Pick<ObjectHeader, "key" | "contentType" | "sizeBytes">;

/**
 * Stores exactly `sizeBytes` bytes or nothing at all: reading stops at the first byte too many, and a short body
 * leaves no file. Of several writers of one key the last to finish wins, whole. Answers the ETag.
 */
export async function putObject(root: string, object: NewObject, chunks: Chunks): Promise<string> {
  const target = objectPath(root, object.key);
  const temporary = await incomingFile(root);
  const file = await open(temporary, "wx", 0o600);
  try {
    const etag = await write(file, object, chunks).finally(() => file.close());
    const made = await mkdir(dirname(target), { recursive: true });
    await rename(temporary, target);
    await syncDirectory(dirname(target));
    if (made) await syncDirectory(dirname(dirname(target)));
    return etag;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function write(file: FileHandle, object: NewObject, chunks: Chunks): Promise<string> {
  const hash = createHash("md5");
  let received = 0;
  let unsynced = 0;
  await file.appendFile(Buffer.alloc(HEADER_BYTES));
  for await (const chunk of chunks) {
    received += chunk.byteLength;
    if (received > object.sizeBytes) throw new S3Error(400, "EntityTooLarge", "More bytes came than the link allows.");
    hash.update(chunk);
    await file.appendFile(chunk);
    unsynced += chunk.byteLength;
    if (unsynced < SYNC_EVERY_BYTES) continue;
    await file.datasync();
    unsynced = 0;
  }
  if (received < object.sizeBytes) throw new S3Error(400, "IncompleteBody", "Fewer bytes came than were announced.");
  const etag = hash.digest("hex");
  const header = encodeHeader({ ...object, etag, savedAt: new Date().toISOString() });
  await file.write(header, 0, HEADER_BYTES, 0);
  await file.sync();
  return etag;
}
