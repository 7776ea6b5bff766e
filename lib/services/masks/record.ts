/** The kinds of personal data; `other` is account and identity numbers and what a person marks. */
export const MASK_KINDS = ["name", "email", "phone", "address", "card", "other"] as const;
export type MaskKind = (typeof MASK_KINDS)[number];

export const MASK_STATUSES = ["suggested", "masked", "dismissed"] as const;
export type MaskStatus = (typeof MASK_STATUSES)[number];

/**
 * The line number that stands for a speaker's label: masking it applies to the label everywhere, not to a place in the
 * text.
 */
export const SPEAKER_LINE = -1;

/** Personal data in a transcript, as every surface shows it. Offsets are UTF-16 units of the current line. */
export type MaskRecord = {
  id: string;
  kind: MaskKind;
  status: MaskStatus;
  /** The words; null once they are masked. */
  words: string | null;
  token: string;
  isSpeaker: boolean;
  /** Null for a speaker's label. */
  index: number | null;
  startOffset: number;
  endOffset: number;
  startSeconds: number | null;
  speaker: string | null;
  /** Up to 60 characters of the line on either side. */
  before: string;
  after: string;
};

export type MaskCounts = Record<MaskStatus, Record<MaskKind | "total", number>>;

/** A transcript's personal data in brief. `scannedAt` is null until it was scanned. */
export type MaskSummary = { scannedAt: Date | null; counts: MaskCounts };
