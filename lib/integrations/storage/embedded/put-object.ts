import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { objectPath } from "./object-path";
import { syncDirectory } from "./sync-directory";
import { type Chunks, type NewObject, writeStored } from "./write-stored";

/** Stores exactly `sizeBytes` bytes under a key, or nothing at all. Returns the ETag. */
export async function putObject(root: string, object: NewObject, chunks: Chunks): Promise<string> {
  const target = objectPath(root, object.key);
  const made = await mkdir(dirname(target), { recursive: true });
  if (made) await syncDirectory(dirname(dirname(target)));
  return writeStored(root, target, object, chunks);
}
