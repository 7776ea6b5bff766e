/** What kinds of personal data there are; `other` is account and identity numbers and what a person marks. */
export const MASK_KINDS = ["name", "email", "phone", "address", "card", "other"] as const;
export type MaskKind = (typeof MASK_KINDS)[number];

export const MASK_STATUSES = ["suggested", "masked", "dismissed"] as const;
export type MaskStatus = (typeof MASK_STATUSES)[number];

/** The line that stands for a speaker's label: a mask of that is of the label everywhere, not of a place in the text. */
export const SPEAKER_LINE = -1;

/** Personal data in a transcript as every surface sees it. Offsets are UTF-16 units of the line as it is now. */
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

/** What is known of a transcript's personal data. `scannedAt` is null until somebody looked. */
export type MaskSummary = { scannedAt: Date | null; counts: MaskCounts };
