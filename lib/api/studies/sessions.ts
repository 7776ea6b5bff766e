import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { QUALITY_RATINGS, SESSION_STATUSES } from "@/lib/core/study/session-words";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { oneLine } from "@/lib/core/text/one-line";
import type { SessionRecord, SessionSummary } from "@/lib/services/study-sessions/record";

const summary = {
  id: z.string(),
  studyId: z.string(),
  participant: z.object({ id: z.string(), label: z.string() }),
  status: z.enum(SESSION_STATUSES),
  startedAt: DateTime,
  endedAt: DateTime.nullable(),
  durationSeconds: z.int().nullable(),
  quality: z.object({
    rating: z.enum(QUALITY_RATINGS).describe("As assessed; `excluded` is a person's decision and overrides it."),
    reasons: z.array(
      z.object({
        kind: z.enum([
          ...(["speeding", "straight_lining", "copy_paste", "machine_like"] as const),
          ...(["empty_answers", "duplicate_person"] as const),
        ]),
        text: z.string().describe("One sentence that names the evidence."),
      }),
    ),
  }),
  answerCount: z.int(),
  hasRecording: z.boolean(),
  analysed: z.boolean().describe("Whether chapters, signals, and quality have been analyzed yet."),
  responseId: z.string().nullable(),
  withdrawn: z.boolean().describe("Whether the participant had what they said deleted."),
};

const Session = z.object(summary).meta({ id: "StudySession" });

const SessionDetail = z
  .object({
    ...summary,
    transcript: z.array(
      z.object({
        id: z.string(),
        index: z.int(),
        speaker: z.string().nullable(),
        role: z.enum(["moderator", "participant"]),
        startSeconds: z.number().nullable(),
        endSeconds: z.number().nullable(),
        text: z.string(),
      }),
    ),
    chapters: z.array(
      z.object({
        title: z.string(),
        startSeconds: z.number(),
        endSeconds: z.number(),
        summary: z.string().describe("What the participant said, word for word, in quotation marks."),
        questionId: z.string().nullable(),
      }),
    ),
    signals: z.array(
      z.object({
        kind: z.enum(["sentiment", "hesitation", "strong_wording", "contradiction"]),
        label: z.string(),
        atSeconds: z.number(),
        quote: z.string().describe("Exact text from the segment."),
        index: z.int().describe("The segment in which it was said."),
      }),
    ),
    answers: z
      .record(
        z.string(),
        z.object({ question: z.string(), answer: z.union([z.string(), z.array(z.string()), z.number()]) }),
      )
      .describe("By question id."),
    recordingUrl: z.string().nullable().describe("Works for an hour."),
    recordingType: z.string().nullable(),
    excluded: z.object({ at: DateTime, reason: z.string().nullable() }).nullable(),
  })
  .meta({ id: "StudySessionDetail" });

export const toSession = ({ createdAt: _, ...session }: SessionSummary): z.input<typeof Session> => ({
  ...session,
  startedAt: session.startedAt.toISOString(),
  endedAt: session.endedAt?.toISOString() ?? null,
});

export function toSessionDetail(session: SessionRecord): z.input<typeof SessionDetail> {
  const { transcript, chapters, signals, answers, recordingUrl, recordingType, excluded, ...rest } = session;
  return {
    ...toSession(rest),
    transcript,
    chapters,
    signals,
    answers,
    recordingUrl,
    recordingType,
    excluded: excluded && { at: excluded.at.toISOString(), reason: excluded.reason },
  };
}

const tag = "Sessions";
const one = "/studies/{id}/sessions/{sessionId}";
const params = z.object({ id: z.string(), sessionId: z.string() });

export const listStudySessions = operation({
  id: "listStudySessions",
  method: "GET",
  path: "/studies/{id}/sessions",
  tag,
  summary: "List a study's sessions, newest first",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery.extend({
    status: z.enum(SESSION_STATUSES).optional(),
    quality: z.enum(QUALITY_RATINGS).optional().describe("Only completed sessions of this quality."),
  }),
  response: listOf(Session),
});

export const getStudySession = operation({
  id: "getStudySession",
  method: "GET",
  path: one,
  tag,
  summary: "Get a session with its transcript",
  access: "read",
  status: 200,
  params,
  response: SessionDetail,
});

export const excludeStudySession = operation({
  id: "excludeStudySession",
  method: "POST",
  path: `${one}/exclude`,
  tag,
  summary: "Exclude a session from a study",
  description:
    "It no longer counts, nothing in it is searched or quoted, and its place is free again while the " +
    "study runs. Returns 409 while the session is in progress; repeating the call returns the same result.",
  access: "write",
  status: 200,
  params,
  body: z.strictObject({ reason: oneLine(STUDY_TEXT.exclusion) }).meta({ id: "StudySessionExclude" }),
  response: SessionDetail,
});

export const includeStudySession = operation({
  id: "includeStudySession",
  method: "POST",
  path: `${one}/include`,
  tag,
  summary: "Include an excluded session again",
  description:
    "Returns 409 when its place has been given to somebody else; repeating the call returns the same result.",
  access: "write",
  status: 200,
  params,
  response: SessionDetail,
});

export const keepStudySession = operation({
  id: "keepStudySession",
  method: "POST",
  path: `${one}/keep`,
  tag,
  summary: "Count a flagged session, or flag it again",
  description:
    "For a flagged session that a person has checked: with `kept` it is rated good and counts in readouts, reports, " +
    "and Eva's answers; its reasons stay. Returns 409 while it is excluded or in progress; repeating the call returns " +
    "the same result.",
  access: "write",
  status: 200,
  params,
  body: z.strictObject({ kept: z.boolean() }).meta({ id: "StudySessionKeep" }),
  response: SessionDetail,
});
