import { z } from "zod";
import { config } from "@/lib/core/config";
import { documentedEvents } from "@/lib/events/documented-events";
import { madeOnce } from "@/lib/http/made-once";
import { openapi, operationsOf } from "@/lib/http/openapi";
import { ERROR_MEANINGS } from "./error-codes";
import * as registry from "./index";

const ErrorEnvelope = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_MEANINGS)),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
});

const TAGS = {
  Account: "The caller, the workspace and the use of the API.",
  Projects: "Projects group studies, files and what was found in them.",
  Engage: "Interviews and surveys with participants: draft, screener, audience, launch.",
  Tests: "Tests and what participants answered.",
  Tags: "Marks on what was said, for finding it again.",
  Clips: "Stretches of recordings worth showing to others.",
  Notes: "What researchers write down.",
  Boards: "Cards with insights, and the lanes that sort them.",
  Files: "Recordings and documents, and their transcripts.",
  Analysis: "What a project's transcripts are about, and how people speak of it.",
  Reports: "Answers to a question from a project's files, as documents.",
  Chat: "Questions to Eva about a project.",
  Jobs: "Work that was accepted and goes on after the answer.",
  Webhooks: "Addresses that hear of what happens in the workspace.",
};

export const v1Operations = operationsOf(registry);

/** The OpenAPI document served at /v1/openapi.json. */
export const v1Document = madeOnce(() =>
  openapi(
    {
      title: "Earshot v1 API",
      version: "1.0.0",
      description: "Projects, files, transcripts and everything found in them. Successful answers are `{data, meta?}`.",
      server: `${config().APP_URL}/v1`,
      error: ErrorEnvelope,
      errors: { invalid: 422, planned: 402 },
      idempotency: true,
      tags: TAGS,
      events: documentedEvents(),
    },
    v1Operations,
  ),
);
