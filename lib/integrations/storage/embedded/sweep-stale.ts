import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const EVERY_MS = 3600_000;

const shared = globalThis as typeof globalThis & { earshotSweptAtMs?: Map<string, number> };

/**
 * Removes what was not modified in `directory` for `staleMs`, left by killed processes. Age counts from the last byte,
 * so a slow upload, of any process on the same disk, is never touched.
 */
export async function sweepStale(directory: string, staleMs: number, nowMs = Date.now()): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found && nowMs - found.mtimeMs > staleMs) await rm(path, { recursive: true, force: true });
  }
}

/** The same, at most once an hour. */
export async function sweepHourly(directory: string, staleMs: number): Promise<void> {
  shared.earshotSweptAtMs ??= new Map();
  const nowMs = Date.now();
  if (nowMs - (shared.earshotSweptAtMs.get(directory) ?? 0) <= EVERY_MS) return;
  shared.earshotSweptAtMs.set(directory, nowMs);
  await sweepStale(directory, staleMs, nowMs);
}
