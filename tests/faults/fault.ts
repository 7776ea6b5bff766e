/** One failure scenario, on a migrated database of its own, and what did not hold after it; no faults means success. */
export type Fault = { name: string; run: (url: string) => Promise<{ faults: string[]; summary: string }> };
