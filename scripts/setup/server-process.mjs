/**
 * How the production server's process is started, here and in the Dockerfile; see docs/decisions/133. V8 otherwise
 * gives young objects 16 MB; whatever waits for the database or a receiver outlives that and is copied twice.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=64"];

/** glibc otherwise keeps a heap for each of a dozen threads, which wastes 30 MB. */
export const MALLOC_ARENA_MAX = "2";
