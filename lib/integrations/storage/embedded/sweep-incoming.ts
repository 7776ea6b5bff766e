import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const STALE_MS = 3600_000;

/**
 * Removes what killed processes left half written. Age is that of the last byte, so a slow upload of this or of
 * another process on the same disk is never touched.
 */
export async function sweepIncoming(incoming: string, nowMs = Date.now()): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => null);
    if (found && nowMs - found.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}
