import type { ParsedSegment, ParsedTranscript } from "./parsed-transcript";

/**
 * To the worker: a file, then "next" for each batch, so that the server's thread never gets more than one at a time.
 */
export type ToWorker = { kind: "parse"; bytes: Uint8Array; fileName: string } | { kind: "next" };

export type FromWorker =
  | { kind: "segments"; segments: ParsedSegment[] }
  | ({ kind: "done" } & Omit<ParsedTranscript, "segments">)
  | { kind: "refused"; message: string; reason: string | undefined };
