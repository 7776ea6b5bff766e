import type { z } from "zod";
import type { Invitation as InvitationShape } from "@/lib/api/study-invitations";
import type { listStudyParticipants } from "@/lib/api/study-participants";
import type { getStudyStats } from "@/lib/api/study-progress";
import type { StudyResults } from "@/lib/api/study-results";
import type { getStudySession, listStudySessions } from "@/lib/api/study-sessions";
import type { Study as StudyShape, StudySummary as StudySummaryShape } from "@/lib/api/study-shapes";
import type { listSlots } from "@/lib/api/study-slots";

export type Study = z.output<typeof StudyShape>;
export type StudySummary = z.output<typeof StudySummaryShape>;
export type Stats = z.output<typeof getStudyStats.response>;
export type Results = z.output<typeof StudyResults>;
export type QuestionResult = Results["sections"][number]["questions"][number];
export type SessionSummary = z.output<typeof listStudySessions.response>["items"][number];
export type Session = z.output<typeof getStudySession.response>;
export type Participant = z.output<typeof listStudyParticipants.response>["items"][number];
export type Invitation = z.output<typeof InvitationShape>;
export type Slot = z.output<typeof listSlots.response>["items"][number];
