import { z } from "zod";
import { config } from "@/lib/core/config";
import { documentedEvents } from "@/lib/events/documented-events";
import { memoized } from "@/lib/http/openapi/memoized";
import { openapi, operationsOf } from "@/lib/http/openapi/openapi";
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
  Account: "The caller, the workspace, and API usage.",
  Projects: "Projects group studies, files, and findings.",
  Engage: "Interviews and surveys with participants: draft, screener, audience, and launch.",
  Tests: "Tests and what participants answered.",
  Tags: "Labels on what was said, for finding it again.",
  Clips: "Parts of recordings worth sharing.",
  Notes: "What researchers write down.",
  Boards: "Cards with insights, and the lanes they are sorted into.",
  Files: "Recordings and documents with their transcripts.",
  Analysis: "What a project's transcripts are about, and the sentiment in them.",
  Reports: "Documents that answer a question from a project's files.",
  Chat: "Questions to Eva about a project.",
  Jobs: "Work that continues after the response.",
  Webhooks: "Endpoints of yours that receive the workspace's events.",
};

export const v1Operations = operationsOf(registry);

/** The OpenAPI document served at /v1/openapi.json. */
export const v1Document = memoized(() =>
  openapi(
    {
      title: "Earshot v1 API",
      version: "1.0.0",
      description: "Projects, files, transcripts, and the findings in them. Successful responses are `{data, meta?}`.",
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
