import type { GuideQuestion } from "@/lib/core/study/guide";
import type { QuestionKind } from "@/lib/core/study/question-kinds";
import type { ScreenerQuestion } from "@/lib/core/study/screener";
import type { TestType } from "@/lib/core/study/types";

export const STEPS = [
  ...(["closed", "full", "consent", "screener", "review", "screened_out", "declined", "booking", "booked"] as const),
  ...(["ready", "interview", "form", "stopped", "thanks", "ended", "withdrawn"] as const),
] as const;
/** A participant's position on their way through a study. */
export type Step = (typeof STEPS)[number];

export const CLOSED_REASONS = ["draft", "paused", "ended", "cancelled"] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

export const PARTICIPANT_STATUSES = [
  ...(["opened", "consented", "review", "qualified", "booked", "in_progress"] as const),
  ...(["completed", "screened_out", "full", "declined", "withdrawn"] as const),
] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** `study_ended`: still waiting for a decision when the study ended, so nobody judged whether they fit. */
export const SCREENED_OUT_REASONS = ["answers", "study_ended"] as const;
export type ScreenedOutReason = (typeof SCREENED_OUT_REASONS)[number];

export const REWARD_STATUSES = ["none", "queued", "paid"] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

/** A chosen answer: an option, several, or a number. */
export type AnswerValue = string | string[] | number;

export type TurnRole = "moderator" | "participant";
export type TurnKind = "question" | "followup" | "remark" | "answer";
export type TurnRecord = {
  index: number;
  role: TurnRole;
  kind: TurnKind;
  questionId: string | null;
  text: string;
  value: AnswerValue | null;
};

/** How an answer was entered, for assessing its quality. */
export type Manner = { typedMs?: number; pastedCharacters?: number; spoken?: boolean; skipped?: boolean };

/** The question awaiting an answer, or one of a form. */
export type ShownQuestion = {
  id: string;
  text: string;
  kind: QuestionKind;
  required: boolean;
  options: string[] | null;
  scale: NonNullable<GuideQuestion["scale"]> | null;
  followUp: boolean;
};

export type Progress = { answered: number; total: number };

/** What a participant's email address is needed for: to get their reward to them, or to tell them what was decided. */
export const ADDRESS_NEEDS = ["reward", "decision"] as const;
export type AddressNeed = (typeof ADDRESS_NEEDS)[number];

/** Everything that a participant's page shows. None of it concerns anyone else. */
export type ParticipationView = {
  step: Step;
  reason: ClosedReason | null;
  token: string;
  studyKey: string;
  study: {
    title: string;
    workspaceName: string;
    type: TestType;
    minutes: number | null;
    language: string | null;
    rewardCents: number | null;
    instructions: string | null;
    questionCount: number;
    voice: boolean;
    speech: boolean;
  };
  consent: { text: string; version: string; agreedAt: Date | null };
  participant: {
    label: string;
    status: ParticipantStatus;
    name: string | null;
    email: string | null;
    timeZone: string | null;
  } | null;
  screener: { questions: ShownScreenerQuestion[] } | null;
  session: { version: number; turns: TurnRecord[]; question: ShownQuestion | null; progress: Progress } | null;
  form: {
    version: number;
    sections: { id: string; title: string; questions: ShownQuestion[] }[];
    draft: Record<string, AnswerValue>;
  } | null;
  thanks: { redirectUrl: string | null; rewardCents: number | null; rewardStatus: RewardStatus } | null;
  addressNeed: AddressNeed | null;
  /** Whether mail reaches them from this installation. */
  sendsMail: boolean;
};

export type ShownScreenerQuestion = {
  id: string;
  type: ScreenerQuestion["type"];
  label: string;
  placeholder: string | null;
  options: string[] | null;
};

/** The result of one answer: the turns added since the version it responds to. */
export type TurnReply = {
  step: Step;
  version: number;
  /** The session had moved on: `turns` are all of them. */
  stale: boolean;
  turns: TurnRecord[];
  question: ShownQuestion | null;
  progress: Progress;
};

export const VERDICTS = ["qualified", "not_qualified", "uncertain"] as const;
export type Verdict = (typeof VERDICTS)[number];
export type ScreenerAnswers = Record<string, AnswerValue>;
export type ScreenerVerdict = Record<string, { verdict: Verdict; reason: string | null }>;

/** A participant as researchers see them. */
export type ParticipantRecord = {
  id: string;
  label: string;
  status: ParticipantStatus;
  screenedOutReason: ScreenedOutReason | null;
  source: string;
  name: string | null;
  email: string | null;
  consentedAt: Date | null;
  screenerAnswers: {
    questionId: string;
    question: string;
    answer: AnswerValue;
    verdict: Verdict | null;
    reason: string | null;
  }[];
  sessionId: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  rewardStatus: RewardStatus;
  createdAt: Date;
};

/** What is stored about a participant, for the participant. */
export type OwnData = {
  participant: {
    label: string;
    status: ParticipantStatus;
    source: string;
    name: string | null;
    email: string | null;
    timeZone: string | null;
    createdAt: Date;
    consentedAt: Date | null;
    consentText: string | null;
  };
  screener: { question: string; answer: AnswerValue }[];
  session: {
    startedAt: Date;
    endedAt: Date | null;
    status: string;
    turns: { role: TurnRole; text: string; atSeconds: number }[];
  } | null;
  recording: boolean;
};

export const labelOf = (number: number): string => `P${number}`;

/** An option of the screener that only so many of those who choose it get in with. */
export type OptionLimit = {
  questionId: string;
  question: string;
  option: string;
  most: number;
  /** Who chose it and has finished or holds a place, counted as when places are given out. */
  taken: number;
};
