import { call } from "@/lib/api/client/call";
import { contentHash } from "./content-hash";
import { PARTS_FROM_BYTES, type Source } from "./source";
import type { Duplicate } from "./upload";

const ENOUGH = 5;

/**
 * A file in the library with the same bytes, preferably in the same project; null for a large file, which the server
 * compares later. If the check fails, the upload goes ahead.
 */
export async function findDuplicate({ file, projectId }: Source, signal: AbortSignal): Promise<Duplicate | null> {
  if (file.size > PARTS_FROM_BYTES) return null;
  try {
    const hash = await contentHash(file);
    if (!hash) return null;
    const { items } = await call("GET /library/files", { query: { contentHash: hash, limit: ENOUGH }, signal });
    return items.find((one) => one.projectId === projectId) ?? items[0] ?? null;
  } catch {
    return null;
  }
}
