import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { ResponseRecord } from "@/lib/services/study-sessions/record";
import { Quality } from "./sessions";
import { DateTime, data, IdParams, listOf, PageQuery } from "./shared";

const Response = z
  .object({
    id: z.string(),
    test_id: z.string(),
    session_id: z.string(),
    participant: z.object({ id: z.string(), label: z.string() }),
    answers: z
      .record(
        z.string(),
        z.object({ question: z.string(), answer: z.union([z.string(), z.array(z.string()), z.number()]) }),
      )
      .describe("By question id."),
    quality: Quality,
    duration_seconds: z.int().nullable(),
    submitted_at: DateTime,
  })
  .meta({ id: "Response" });

export const toResponse = (response: ResponseRecord): z.input<typeof Response> => ({
  id: response.id,
  test_id: response.studyId,
  session_id: response.sessionId,
  participant: response.participant,
  answers: response.answers,
  quality: response.quality,
  duration_seconds: response.durationSeconds,
  submitted_at: response.submittedAt.toISOString(),
});

const tag = "Tests";

export const listResponses = operation({
  id: "listResponses",
  method: "GET",
  path: "/tests/{id}/responses",
  tag,
  summary: "List what participants answered, newest first",
  description: "One response of every completed session, of every type of test.",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery,
  response: listOf(Response),
});

export const getResponse = operation({
  id: "getResponse",
  method: "GET",
  path: "/responses/{id}",
  tag,
  summary: "Read a response",
  access: "read",
  status: 200,
  params: IdParams,
  response: data(Response),
});
