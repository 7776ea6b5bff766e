import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownFolders } from "./own-folders";
import { sweepTempFolders } from "./sweep-temp-folders";

export type TempFolder = { path: string; remove: () => Promise<void> };

/** Opens a temporary folder, to be removed by the caller. Those left by killed processes are removed first. */
export async function openTempFolder(purpose: "export" | "browser"): Promise<TempFolder> {
  await sweepTempFolders();
  const path = join(tmpdir(), `earshot-${purpose}-${process.pid}-${randomBytes(8).toString("hex")}`);
  // Known before it is there: whoever sweeps in between would take it for one that a dead process of this id left.
  ownFolders().add(path);
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    ownFolders().delete(path);
    throw error;
  }
  const remove = async () => {
    // A program that is just ending may still write into it.
    await rm(path, { recursive: true, force: true, maxRetries: 5 });
    ownFolders().delete(path);
  };
  return { path, remove };
}
