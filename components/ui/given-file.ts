/** A file that a person gave; `path` is its name, with the folders above it when a whole folder was given. */
export type GivenFile = { file: File; path: string };
