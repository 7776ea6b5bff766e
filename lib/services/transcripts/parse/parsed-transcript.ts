export type ParsedSegment = {
  /** Position in the transcript, from 0. */
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  /** Verbatim except for whitespace, which is trimmed and collapsed. */
  text: string;
};

export type ParsedTranscript = {
  segments: ParsedSegment[];
  durationSeconds: number | null;
  /** ISO 639-1, null when unsure. */
  language: string | null;
};

/** What a format's parser finds, before cleaning and before missing times are filled in. */
export type DraftSegment = Omit<ParsedSegment, "index">;
