import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openStored } from "../open-stored";
import { multipartPath } from "./multipart";

export type EmbeddedPart = { partNumber: number; sizeBytes: number; etag: string; savedAt: string };

/** The parts that are stored completely, in order. */
export async function storedParts(root: string, uploadId: string): Promise<EmbeddedPart[]> {
  const path = multipartPath(root, uploadId);
  const parts: EmbeddedPart[] = [];
  for (const name of await readdir(path).catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const stored = await openStored(join(path, name));
    await stored?.file.close();
    if (stored) parts.push({ ...stored.header, partNumber: Number(name) });
  }
  return parts.sort((a, b) => a.partNumber - b.partNumber);
}
