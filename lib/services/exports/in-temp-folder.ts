import { openTempFolder } from "@/lib/integrations/temp-folder/open-temp-folder";

/** Runs work in a temporary folder, which is removed afterwards. */
export async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const { path, remove } = await openTempFolder("export");
  try {
    return await work(path);
  } finally {
    await remove();
  }
}
