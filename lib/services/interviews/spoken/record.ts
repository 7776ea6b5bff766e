/**
 * `recording`: chunks are arriving. `uploaded`: all are there and being transcribed. `transcribed`: `text` has the
 * words. `failed`: transcription failed, so the participant types.
 */
export type SpokenStatus = "recording" | "uploaded" | "transcribed" | "failed";

/** A spoken answer as its participant sees it. `take` distinguishes attempts at the answer. */
export type SpokenRecord = {
  version: number;
  take: string;
  status: SpokenStatus;
  chunks: number;
  durationSeconds: number | null;
  text: string | null;
};

/** A row as the hand-written statements return it. */
export type SpokenRow = {
  index: number;
  status: SpokenStatus;
  content_type: string;
  chunks: number;
  size_bytes: bigint;
  storage_key: string;
  duration_seconds: number | null;
  text: string | null;
};

/** The columns of `SpokenRow`, for a statement where the table is called `a`. */
export const toSpoken = (row: SpokenRow): SpokenRecord => ({
  version: row.index,
  take: takeOf(row.storage_key),
  status: row.status,
  chunks: row.chunks,
  durationSeconds: row.duration_seconds,
  text: row.text,
});

/**
 * The random part of the key. It grants no access by itself, since stored bytes are reached only through signed links.
 */
const takeOf = (storageKey: string): string => storageKey.slice(storageKey.lastIndexOf("/") + 1);
