import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { sweepIncoming } from "./sweep-incoming";

const SWEEP_EVERY_MS = 3600_000;

const shared = globalThis as typeof globalThis & { earshotSweptAtMs?: Map<string, number> };

/** A fresh path for an upload in progress, on the same file system as the objects. Sweeps at most once an hour. */
export async function incomingFile(root: string): Promise<string> {
  const incoming = join(root, "incoming");
  await mkdir(incoming, { recursive: true });
  shared.earshotSweptAtMs ??= new Map();
  const nowMs = Date.now();
  if (nowMs - (shared.earshotSweptAtMs.get(root) ?? 0) > SWEEP_EVERY_MS) {
    shared.earshotSweptAtMs.set(root, nowMs);
    await sweepIncoming(incoming, nowMs);
  }
  return join(incoming, randomUUID());
}
