import { parseConfig } from "@/lib/core/config";

const shared = globalThis as typeof globalThis & { earshotConfig?: ReturnType<typeof parseConfig> };

/** Replaces some of the process's settings; returns what restores them. */
export function storageSettings(env: Record<string, string | undefined>): () => void {
  const before = shared.earshotConfig;
  shared.earshotConfig = parseConfig({ LOG_LEVEL: "silent", APP_SECRET: "a secret for tests of file storage", ...env });
  return () => {
    shared.earshotConfig = before;
  };
}
