const MIB = 1024 ** 2;
/** Lost and sent again with a broken connection, so not much more than the 5 MiB that S3 wants at least. */
const SMALLEST_PART_BYTES = 8 * MIB;
/** S3 lists so many in one page, and takes ten times as many. */
const MOST_PARTS = 1_000;

/** Into how many parts of which size a file is cut; only the last is smaller. */
export function partSizes(sizeBytes: number) {
  const partBytes = Math.max(SMALLEST_PART_BYTES, Math.ceil(sizeBytes / MOST_PARTS / MIB) * MIB);
  return { partBytes, partCount: countOf(sizeBytes, partBytes) };
}

/** Of a file that is cut into parts of `partBytes`. */
export const countOf = (sizeBytes: number, partBytes: number): number => Math.max(1, Math.ceil(sizeBytes / partBytes));

export const sizeOfPart = (partNumber: number, sizeBytes: number, partBytes: number): number =>
  Math.min(partBytes, sizeBytes - (partNumber - 1) * partBytes);
