import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "earshot-export-";
const NAME = /^earshot-export-(\d+)-/;

const shared = globalThis as typeof globalThis & { earshotExportFolders?: Set<string> };

/** Runs work in a folder of its own, removed after it. What a killed process left behind goes first. */
export async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  shared.earshotExportFolders ??= new Set();
  const inUse = shared.earshotExportFolders;
  await sweep(inUse);
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  inUse.add(folder);
  try {
    return await work(folder);
  } finally {
    inUse.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

async function sweep(inUse: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    const folder = join(tmpdir(), name);
    if (Number.isNaN(owner) || inUse.has(folder)) continue;
    if (owner !== process.pid && isAlive(owner)) continue;
    // Two processes may sweep at once, and another user's folder stays.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
