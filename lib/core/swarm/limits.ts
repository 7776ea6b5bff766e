/** Slower requests are recorded with their step. */
export const SLOW_REQUEST_MS = 3_000;
