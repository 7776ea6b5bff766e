/** One line of a transcript; `index` is its lasting number, by which links and quotes name it. */
export type Line = {
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
  role?: "moderator" | "participant";
  sentiment?: number | null;
};

/** First and last line of a stretch by number; offsets in UTF-16 units of the line, the last excluded. */
export type LineSpan = { firstIndex: number; firstOffset: number; lastIndex: number; lastOffset: number };
