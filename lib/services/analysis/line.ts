/** One stored line to be analyzed. Only what participants said; the interviewer's words are context, in `question`. */
export type AnalysisLine = {
  ownerId: string;
  /** A key of whose interview it is from, if its transcript may be of several (`core/evidence/interviews-in`). */
  interview?: string;
  /** These are asked together, in one conversation. */
  isOfGroup?: true;
  /** Number of the stored segment in its transcript. */
  index: number;
  speaker: string | null;
  /**
   * The same for one person in every transcript; null if unknown, in which case owner and speaker identify the person.
   */
  participantId: string | null;
  /** The question asked last before it, without what was only said while thinking (`words/fluent`). */
  question: string | null;
  text: string;
  /** BCP-47, of the transcript. */
  language: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
};

/** A key of whose interview a line is from, for counting: its transcript's, unless that is of several. */
export const interviewOf = ({ interview, ownerId }: AnalysisLine): string => interview ?? ownerId;

/** A key of the conversation that it is from, in which lines follow each other: that of a group is one. */
export const conversationOf = (line: AnalysisLine): string => (line.isOfGroup ? line.ownerId : interviewOf(line));

/** A verbatim span of one stored line: `line.text.slice(firstOffset, lastOffset) === quote` (UTF-16 units). */
export type QuoteRef = {
  ownerId: string;
  index: number;
  firstOffset: number;
  lastOffset: number;
  quote: string;
  /** Distinct people have distinct keys; for counting, never for display. */
  person: string;
};

/** The line that a quote is from, as a key. */
export const placeOf = ({ ownerId, index }: Pick<QuoteRef, "ownerId" | "index">): string => `${ownerId} ${index}`;

export const personOf = ({ participantId, ownerId, speaker }: AnalysisLine): string =>
  participantId ?? `${ownerId}:${speaker ?? ""}`;
