import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { QUALITY_RATINGS, SESSION_STATUSES, type SessionSummary } from "@/lib/services/study-sessions/record";
import { DateTime, IdParams, listOf, PageQuery } from "./shared";

export const Quality = z
  .object({
    rating: z.enum(QUALITY_RATINGS).describe("As found; `excluded` is a person's decision and stands above it."),
    reasons: z.array(z.object({ kind: z.string(), text: z.string() })),
  })
  .meta({ id: "Quality" });

const Session = z
  .object({
    id: z.string(),
    test_id: z.string(),
    participant: z.object({ id: z.string(), label: z.string() }),
    status: z.enum(SESSION_STATUSES),
    quality: Quality,
    response_id: z.string().nullable(),
    has_recording: z.boolean(),
    duration_seconds: z.int().nullable(),
    started_at: DateTime,
    ended_at: DateTime.nullable(),
  })
  .meta({ id: "Session" });

export const toSession = (session: SessionSummary): z.input<typeof Session> => ({
  id: session.id,
  test_id: session.studyId,
  participant: session.participant,
  status: session.status,
  quality: session.quality,
  response_id: session.responseId,
  has_recording: session.hasRecording,
  duration_seconds: session.durationSeconds,
  started_at: session.startedAt.toISOString(),
  ended_at: session.endedAt?.toISOString() ?? null,
});

export const listEngageSessions = operation({
  id: "listEngageSessions",
  method: "GET",
  path: "/engage/tests/{id}/sessions",
  tag: "Engage",
  summary: "List a test's sessions, newest first",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery,
  response: listOf(Session),
});
