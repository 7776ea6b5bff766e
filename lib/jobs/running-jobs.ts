type RunningJobs = { stop: () => Promise<void> };

/** The jobs of this process, wherever Next.js loaded the module that started them. */
export const runningJobs = globalThis as typeof globalThis & { earshotJobs?: Promise<RunningJobs> | undefined };
