const shared = globalThis as typeof globalThis & { earshotTempFolders?: Set<string> };

/** The temporary folders that this process has open. */
export function ownFolders(): Set<string> {
  shared.earshotTempFolders ??= new Set();
  return shared.earshotTempFolders;
}
