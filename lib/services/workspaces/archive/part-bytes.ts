const LEAST_BYTES = 8 * 1024 ** 2;
/** S3 takes 10,000; what is foreseen may be a little short. */
const MOST_PARTS = 9_000;

/** How long the parts of an object are: 8 MiB, and more only where there would be too many of them (above 70 GiB). */
export const partBytesFor = (totalBytes: number): number => Math.max(LEAST_BYTES, Math.ceil(totalBytes / MOST_PARTS));
