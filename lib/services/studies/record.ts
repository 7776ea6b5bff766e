import type { z } from "zod";
import type { Audience } from "@/lib/core/study/audience";
import type { Guide, GuideInput, GuideQuestion } from "@/lib/core/study/guide";
import type { Screener, ScreenerQuestion } from "@/lib/core/study/screener";
import type { StudySettings } from "@/lib/core/study/settings";
import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import type { EndedReason, StudyStatus, StudyType } from "@/lib/core/study/types";
import type { Test } from "@/lib/events/resources/test";
import { requireTest } from "./require-test";

/** A study as lists show it. */
export type StudySummary = {
  id: string;
  projectId: string | null;
  slug: string;
  title: string;
  question: string | null;
  description: string | null;
  type: StudyType;
  status: StudyStatus;
  endedReason: EndedReason | null;
  durationMin: number | null;
  language: string | null;
  targetParticipants: number | null;
  rewardCents: number | null;
  deadline: Date | null;
  createdAt: Date;
  updatedAt: Date;
  launchedAt: Date | null;
  endedAt: Date | null;
};

/** A study with everything written for it. */
export type StudyRecord = StudySummary & {
  guide: Guide;
  screener: Screener;
  audience: Audience;
  settings: StudySettings;
  /** What AI agents try; null for a study with people. */
  swarm: SwarmPlan | null;
};

/** A study's progress. `completed` counts what the customer pays for: finished and not excluded. */
export type StudyCounts = { participants: number; inProgress: number; completed: number };

export type Counted<Study> = Study & { counts: StudyCounts };

export type ScreenerInput = { questions: (Omit<ScreenerQuestion, "id"> & { id?: string | undefined })[] };

/** What a person may write in a draft: absent fields stay, null clears, and each part is replaced as a whole. */
export type StudyFields = {
  title?: string | undefined;
  question?: string | null | undefined;
  description?: string | null | undefined;
  type?: StudyType | undefined;
  projectId?: string | null | undefined;
  durationMin?: number | null | undefined;
  language?: string | null | undefined;
  guide?: GuideInput | undefined;
  screener?: ScreenerInput | undefined;
  audience?: Audience | undefined;
  /** Only the given settings change. */
  settings?: Partial<StudySettings> | undefined;
  swarm?: SwarmPlan | null | undefined;
  targetParticipants?: number | null | undefined;
  rewardCents?: number | null | undefined;
  deadline?: Date | null | undefined;
};

/** A study's progress. Funnel steps count everyone who got that far; `perDay` holds the last 90 days, in UTC. */
export type StudyStats = {
  invited: number;
  opened: number;
  consented: number;
  screenedOut: number;
  review: number;
  qualified: number;
  booked: number;
  inProgress: number;
  completed: number;
  flagged: number;
  excluded: number;
  target: number | null;
  placesLeft: number | null;
  medianDurationSeconds: number | null;
  completionRate: number | null;
  perDay: { day: string; started: number; completed: number }[];
  /** The next booked interview; times as ISO 8601. */
  nextSession: {
    participantId: string;
    label: string;
    startsAt: string;
    endsAt: string;
    meetingUrl: string | null;
  } | null;
};

function statusOf({ status, endedReason }: StudySummary): z.input<typeof Test>["status"] {
  if (status === "draft") return "Draft";
  if (status !== "ended") return "Live";
  return endedReason === "completed" ? "Completed" : "Stopped";
}

/** The study as the v1 API and its events show it. Throws `not_found` for a Swarm study, which they don't know. */
export const snapshotOf = (study: StudySummary): z.input<typeof Test> => ({
  id: study.id,
  project_id: study.projectId,
  title: study.title,
  description: study.description,
  type: requireTest(study).type,
  status: statusOf(study),
  duration_min: study.durationMin,
  created_at: study.createdAt.toISOString(),
  updated_at: study.updatedAt.toISOString(),
});

type Asked = { id: string; text: string; answered: number };

/** One question over all sessions that count. `answered` is the number of sessions that answered it. */
export type QuestionResult = Asked &
  (
    | { kind: "single" | "multiple"; options: { option: string; count: number }[] }
    | {
        kind: "scale";
        scale: NonNullable<GuideQuestion["scale"]>;
        values: { value: number; count: number }[];
        mean: number | null;
        median: number | null;
      }
    | { kind: "number"; least: number | null; most: number | null; mean: number | null; median: number | null }
    | {
        kind: "open" | "text";
        /** The newest answers, of `answered` in all. */
        answers: { sessionId: string; label: string; text: string }[];
      }
  );

/** Counts only completed sessions that nobody excluded or withdrew; `flagged` is how many of them are in doubt. */
export type StudyResults = {
  sessions: number;
  flagged: number;
  excluded: number;
  withdrawn: number;
  sections: { id: string; title: string; questions: QuestionResult[] }[];
};
