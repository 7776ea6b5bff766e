/** A request that takes longer is told with its step. */
export const SLOW_REQUEST_MS = 3_000;
