import { openTempFolder } from "@/lib/integrations/temp-folder/open-temp-folder";

/** Runs work in a folder of its own, removed after it. */
export async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const { path, remove } = await openTempFolder("export");
  try {
    return await work(path);
  } finally {
    await remove();
  }
}
