import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { objectPath } from "./object-path";
import { syncDirectory } from "./sync-directory";

/** Removing a missing object is no error, as in S3. */
export async function removeObject(root: string, key: string): Promise<void> {
  const path = objectPath(root, key);
  try {
    await rm(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  await syncDirectory(dirname(path));
}
