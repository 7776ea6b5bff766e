import { setFlagsFromString } from "node:v8";

/**
 * Withdraws `--max-semi-space-size` (scripts/setup/server-process.mjs) once the main thread has its memory. Otherwise
 * it would override the smaller limit of the threads that read strangers' files.
 */
export function leaveThreadsTheirLimits(): void {
  setFlagsFromString("--max-semi-space-size=0");
}
