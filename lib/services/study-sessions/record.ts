import type { Chapter, QualityReason, Signal } from "@/lib/services/insights/record";

export const SESSION_STATUSES = ["in_progress", "completed"] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];
/** As found, or `excluded` by a person, which stands above it. */
export const QUALITY_RATINGS = ["good", "flagged", "excluded"] as const;
export type QualityRating = (typeof QUALITY_RATINGS)[number];

/** A participant's session as lists show it. */
export type SessionSummary = {
  id: string;
  studyId: string;
  participant: { id: string; label: string };
  status: SessionStatus;
  startedAt: Date;
  endedAt: Date | null;
  durationSeconds: number | null;
  quality: { rating: QualityRating; reasons: QualityReason[] };
  answerCount: number;
  hasRecording: boolean;
  /** Whether chapters, signals and quality were looked for yet. */
  analysed: boolean;
  responseId: string | null;
  createdAt: Date;
};

/** What was chosen or said, per question id. */
export type Answers = Record<string, { question: string; answer: string | string[] | number }>;

export type SaidSegment = {
  id: string;
  index: number;
  speaker: string | null;
  role: "moderator" | "participant";
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};

/** A session with all that was said in it. `recordingUrl` lasts an hour. */
export type SessionRecord = SessionSummary & {
  transcript: SaidSegment[];
  chapters: Chapter[];
  signals: Signal[];
  answers: Answers;
  recordingUrl: string | null;
  recordingType: string | null;
  excluded: { at: Date; reason: string | null } | null;
};

/** What a completed session answered. */
export type ResponseRecord = {
  id: string;
  studyId: string;
  sessionId: string;
  participant: { id: string; label: string };
  quality: { rating: QualityRating; reasons: QualityReason[] };
  answers: Answers;
  durationSeconds: number | null;
  submittedAt: Date;
  createdAt: Date;
};
