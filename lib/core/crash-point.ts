const shared = globalThis as typeof globalThis & { earshotCrashPoint?: (name: string) => void };

/** A named point at which a fault experiment may end the process. The product itself never sets the hook. */
export const crashPoint = (name: string): void => shared.earshotCrashPoint?.(name);
