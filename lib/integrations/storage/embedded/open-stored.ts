import { type FileHandle, open } from "node:fs/promises";
import { decodeHeader, HEADER_BYTES, type ObjectHeader } from "./object-header";

export type StoredFile = { header: ObjectHeader; file: FileHandle };

/**
 * Opens what `writeStored` wrote; null if there is nothing. Header and content come from one open file, so a concurrent
 * overwrite can't mix them. The caller closes it.
 */
export async function openStored(path: string): Promise<StoredFile | null> {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!file) return null;
  try {
    const page = Buffer.alloc(HEADER_BYTES);
    await file.read(page, 0, HEADER_BYTES, 0);
    return { header: decodeHeader(page), file };
  } catch (error) {
    await file.close();
    throw error;
  }
}
