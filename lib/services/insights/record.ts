/** A stretch of a session about one question. `summary` is the participant's own sentence in quotation marks. */
export type Chapter = {
  title: string;
  startSeconds: number;
  endSeconds: number;
  summary: string;
  questionId: string | null;
};

export type SignalKind = "sentiment" | "hesitation" | "strong_wording" | "contradiction";

/** Something worth a look: `quote` is a part of the segment `index`, said at that second. */
export type Signal = { kind: SignalKind; label: string; atSeconds: number; quote: string; index: number };

export type ReasonKind =
  | "speeding"
  | "straight_lining"
  | "copy_paste"
  | "machine_like"
  | "empty_answers"
  | "duplicate_person";

/** Why a session may not count; `text` is a sentence that names the evidence. */
export type QualityReason = { kind: ReasonKind; text: string };

export type Insights = {
  chapters: Chapter[];
  signals: Signal[];
  quality: { rating: "good" | "flagged"; reasons: QualityReason[] };
};
