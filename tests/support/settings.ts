import { type Config, config } from "@/lib/core/config";

const shared = globalThis as typeof globalThis & { earshotConfig?: Config };

/** Runs `work` with some settings changed, and puts the others back. */
export async function withSettings<T>(changed: Partial<Config>, work: () => Promise<T>): Promise<T> {
  const before = config();
  shared.earshotConfig = { ...before, ...changed };
  try {
    return await work();
  } finally {
    shared.earshotConfig = before;
  }
}
