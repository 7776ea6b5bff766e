import { z } from "zod";
import { QUALITY_RATINGS, SESSION_STATUSES } from "@/lib/core/study/session-words";
import type { SessionSummary } from "@/lib/services/study-sessions/record";
import { appUrl } from "./app-url";
import { compact, some } from "./compact";
import { ParticipantRef, Time, Url } from "./shared-shapes";

/** A session without its transcript. */
export const SessionItem = z.object({
  id: z.string(),
  studyId: z.string(),
  participant: ParticipantRef,
  status: z.enum(SESSION_STATUSES),
  startedAt: Time,
  endedAt: Time.optional(),
  durationSeconds: z.int().optional(),
  quality: z
    .object({ rating: z.enum(QUALITY_RATINGS), reasons: z.array(z.string()).optional() })
    .optional()
    .describe("Of a completed session; `excluded` is a person's decision."),
  hasRecording: z.boolean(),
  url: Url,
});

export const toSessionItem = (session: SessionSummary): z.input<typeof SessionItem> =>
  compact({
    id: session.id,
    studyId: session.studyId,
    participant: session.participant,
    status: session.status,
    startedAt: session.startedAt.toISOString(),
    endedAt: session.endedAt?.toISOString(),
    durationSeconds: session.durationSeconds,
    quality: session.status === "completed" ? toQuality(session.quality) : null,
    hasRecording: session.hasRecording,
    url: appUrl(`/studies/${session.studyId}/sessions/${session.id}`),
  });

const toQuality = ({ rating, reasons }: SessionSummary["quality"]) =>
  compact({ rating, reasons: some(reasons.map(({ text }) => text)) });
