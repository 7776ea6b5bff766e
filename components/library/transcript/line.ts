/** A line of a transcript; `index` is its permanent number, which links and quotes refer to. */
export type Line = {
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
  role?: "moderator" | "participant";
  sentiment?: number | null;
};

/** First and last line of a span by number; offsets in UTF-16 units of the line, end exclusive. */
export type LineSpan = { firstIndex: number; firstOffset: number; lastIndex: number; lastOffset: number };
