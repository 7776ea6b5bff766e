const MIB = 1024 ** 2;
/** A broken connection loses and resends a part, so not much more than S3's minimum of 5 MiB. */
const SMALLEST_PART_BYTES = 8 * MIB;
/** As many as S3 lists on one page; it allows ten times as many. */
const MOST_PARTS = 1_000;

/** The size and number of parts for a file; only the last one is smaller. */
export function partSizes(sizeBytes: number) {
  const partBytes = Math.max(SMALLEST_PART_BYTES, Math.ceil(sizeBytes / MOST_PARTS / MIB) * MIB);
  return { partBytes, partCount: countOf(sizeBytes, partBytes) };
}

/** The number of parts of `partBytes` in a file. */
export const countOf = (sizeBytes: number, partBytes: number): number => Math.max(1, Math.ceil(sizeBytes / partBytes));

export const sizeOfPart = (partNumber: number, sizeBytes: number, partBytes: number): number =>
  Math.min(partBytes, sizeBytes - (partNumber - 1) * partBytes);
