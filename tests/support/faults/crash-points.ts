const shared = globalThis as typeof globalThis & { earshotCrashPoint?: ((name: string) => void) | undefined };

/** Has `act` called at every crash point that the code reaches; without one, nothing happens there again. */
export function atCrashPoints(act?: (name: string) => void): void {
  shared.earshotCrashPoint = act;
}
