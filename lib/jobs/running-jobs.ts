type RunningJobs = { stop: () => Promise<void> };

/** This process's jobs, wherever Next.js loaded the module that started them. */
export const runningJobs = globalThis as typeof globalThis & { earshotJobs?: Promise<RunningJobs> | undefined };
