import { existsSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

/** Linux keeps what is written here in memory. Containers often have too little of it. */
const FOLDER = "/dev/shm";
/** A run of all tests copies a database of 14 MB for each of its files, and stores what they upload. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * The parent for files that are removed with a run, if the machine has memory for them to spare. On a disk, creating
 * and deleting the hundred thousand small files of the databases takes as long as a tenth of the tests.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(FOLDER)) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= NEEDED_BYTES && freemem() >= 1.5 * NEEDED_BYTES ? FOLDER : undefined;
}
