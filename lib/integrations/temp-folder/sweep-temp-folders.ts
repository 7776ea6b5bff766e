import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "./is-alive";
import { ownFolders } from "./own-folders";

const NAME = /^earshot-(?:export|browser)-(\d+)-/;

/** Removes the temporary folders of processes that are gone. */
export async function sweepTempFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    const folder = join(tmpdir(), name);
    if (Number.isNaN(owner) || ownFolders().has(folder)) continue;
    if (owner !== process.pid && isAlive(owner)) continue;
    // Two processes may sweep at once, and another user's folder stays.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}
