/** A stretch of a text: UTF-16 offsets, the end excluded. */
export type Mark = { start: number; end: number };

/** One passage that somebody said, verbatim, with the matched words marked. */
export type Evidence = {
  source: "file";
  /** `{fileId}:{index}` */
  id: string;
  fileId: string;
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  quote: string;
  marks: Mark[];
  url: string;
};

export const evidenceId = (fileId: string, index: number): string => `${fileId}:${index}`;

/** Where the passage opens in the app, at its line. */
export const evidenceUrl = (fileId: string, index: number): string => `/library/files/${fileId}#s${index}`;
