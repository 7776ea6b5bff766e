/** What is to be uploaded, and where it will lie; `projectId` null is outside every project. */
export type Source = { file: File; path: string; projectId: string | null };

/** From here on a file goes in parts, which a lost connection or a closed page costs only the last of. */
export const PARTS_FROM_BYTES = 32 * 1024 ** 2;

const LONGEST_NAME = 255;

/** The name in the library: the path within a dropped folder; of a very long one the end, which holds the name. */
export const nameOf = ({ path }: Pick<Source, "path">): string => [...path].slice(-LONGEST_NAME).join("").trim();
