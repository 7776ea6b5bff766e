const LEAST_BYTES = 8 * 1024 ** 2;
/** S3 allows 10,000; the estimate may be slightly low. */
const MOST_PARTS = 9_000;

/** The part size of an object: 8 MiB, more only if there would be too many parts (above 70 GiB). */
export const partBytesFor = (totalBytes: number): number => Math.max(LEAST_BYTES, Math.ceil(totalBytes / MOST_PARTS));
