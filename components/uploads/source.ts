/** What to upload, and where to; `projectId` null is outside of every project. */
export type Source = { file: File; path: string; projectId: string | null };

/** From this size, a file is sent in parts, so that a lost connection or a closed page costs only the last one. */
export const PARTS_FROM_BYTES = 32 * 1024 ** 2;

const LONGEST_NAME = 255;

/** The name in the library: the path within a dropped folder; the end of a very long one, which has the file name. */
export const nameOf = ({ path }: Pick<Source, "path">): string => [...path].slice(-LONGEST_NAME).join("").trim();
