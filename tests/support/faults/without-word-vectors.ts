import { tmpdir } from "node:os";

const shared = globalThis as typeof globalThis & { earshotWords?: unknown };

/** What `work` throws while the word vectors, not yet loaded, can't be read; "" if it throws nothing. */
export async function withoutWordVectors(work: () => Promise<unknown>): Promise<string> {
  const home = process.cwd();
  shared.earshotWords = undefined;
  process.chdir(tmpdir());
  try {
    await work();
    return "";
  } catch (error) {
    return String(error);
  } finally {
    process.chdir(home);
  }
}
