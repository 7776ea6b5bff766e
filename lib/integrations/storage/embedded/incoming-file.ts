import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { sweepHourly } from "./sweep-stale";

/** A file without a new byte for an hour was left by a killed process. */
const INCOMING_STALE_MS = 3600_000;

/** A fresh path for an upload in progress, on the same file system as the objects. */
export async function incomingFile(root: string): Promise<string> {
  const incoming = join(root, "incoming");
  await mkdir(incoming, { recursive: true });
  await sweepHourly(incoming, INCOMING_STALE_MS);
  return join(incoming, randomUUID());
}
