import { z } from "zod";
import { config } from "@/lib/core/config";
import { memoized } from "@/lib/http/openapi/memoized";
import { openapi, operationsOf } from "@/lib/http/openapi/openapi";
import { ERROR_MEANINGS } from "./error-codes";
import * as registry from "./index";

const ErrorEnvelope = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_MEANINGS)),
    message: z.string(),
    requestId: z.string(),
    details: z
      .union([
        z.array(z.object({ path: z.string(), message: z.string(), currentTotalCents: z.int().optional() })),
        z.object({ resetsAt: z.iso.datetime() }),
      ])
      .optional(),
  }),
});

const TAGS = {
  Studies: "Interviews, surveys, and Swarm tests: draft, price, launch, progress, and results.",
  Library: "Projects, files, transcripts, and uploads.",
  Tags: "Labels on what was said, and where they apply.",
  Clips: "Clips of recordings, reels of clips, and the files made from them.",
  Notes: "What researchers write down, with the quotes it is based on.",
  Boards: "Cards with insights, sorted into lanes by several people at once.",
  "Personal data": "Names, addresses, and numbers in transcripts: found, reviewed, and masked.",
  Eva: "Questions to the assistant; every citation is verbatim.",
  Sessions: "What participants said: transcripts, chapters, signals, and quality.",
  Readouts: "What a study found: themes, claims with evidence for and against, next steps, and exports.",
  Reports: "Documents about studies and files: written, edited, versioned, and exported.",
  Swarm: "AI agents that go through a site, their steps, and what they found; never counted as participants.",
  Transcripts: "Lines of files and sessions: edited, split, joined, undone, and downloaded.",
  Recruiting: "Invitations, interview times, and recruiting services.",
  Participants: "A study's people: who they are, whether they fit, and their rewards.",
  Participation: "What a participant's own link opens; the token is part of the path.",
  Search: "Names of things, and what people said.",
  Account: "Creating an account.",
  Billing: "Prices, and this month's usage against the plan.",
};

export const apiOperations = operationsOf(registry);

/** The OpenAPI document served at /api/openapi.json: what keys may call. A person's settings are left out. */
export const apiDocument = memoized(() =>
  openapi(
    {
      title: "Earshot app API",
      version: "1.0.0",
      description: "The API the app itself uses. Lists are `{items, nextCursor, total?}`.",
      server: `${config().APP_URL}/api`,
      error: ErrorEnvelope,
      errors: { invalid: 400, planned: 402, conflict: 409 },
      idempotency: false,
      tags: TAGS,
    },
    apiOperations.filter((operation) => operation.access !== "person"),
  ),
);
