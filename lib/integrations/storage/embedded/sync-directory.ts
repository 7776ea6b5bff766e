import { open } from "node:fs/promises";

/**
 * Makes a rename or removal in a directory survive a power failure. Windows can't open directories and doesn't need it.
 */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
