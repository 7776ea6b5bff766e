const shared = globalThis as typeof globalThis & { earshotCrashPoint?: (name: string) => void };

/** A named point at which a fault experiment may end the process. Nothing in the product sets what is called here. */
export const crashPoint = (name: string): void => shared.earshotCrashPoint?.(name);
