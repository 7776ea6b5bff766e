import { type Config, config } from "@/lib/core/config";

const shared = globalThis as typeof globalThis & { earshotConfig?: Config | undefined };

/** Changes some settings for the rest of the file; the next file has its own again. */
export function changeSettings(changed: Partial<Config>): void {
  shared.earshotConfig = { ...config(), ...changed };
}

/** The next read of a setting reads the environment again. */
export function forgetSettings(): void {
  shared.earshotConfig = undefined;
}

/** Runs `work` with some settings changed, and restores them. */
export async function withSettings<T>(changed: Partial<Config>, work: () => Promise<T>): Promise<T> {
  const before = config();
  changeSettings(changed);
  try {
    return await work();
  } finally {
    shared.earshotConfig = before;
  }
}
