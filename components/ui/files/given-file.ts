/** A file that a person chose or dropped; `path` is its name, preceded by its folders if a whole folder was given. */
export type GivenFile = { file: File; path: string };
