import { z } from "zod";
import { config } from "@/lib/core/config";
import { madeOnce } from "@/lib/http/made-once";
import { openapi, operationsOf } from "@/lib/http/openapi";
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
  Studies: "Interviews, surveys and Swarm tests: draft, price, launch, progress and results.",
  Library: "Projects, files, transcripts and uploads.",
  Tags: "Marks on what was said, and where they stand.",
  Clips: "Stretches of recordings, reels of them, and the files that are made of either.",
  Notes: "What researchers write down, with what was said.",
  Boards: "Cards with insights, sorted into lanes by several people at once.",
  "Personal data": "Names, addresses and numbers in transcripts, found, reviewed and masked.",
  Eva: "Questions to the assistant; every citation is verbatim.",
  Sessions: "What participants said: transcripts, chapters, signals and quality.",
  Readouts: "What a study found: themes, claims with both sides, next steps, and exports of them.",
  Reports: "Documents over studies and files: written, edited, kept in versions, exported.",
  Swarm: "Runs of AI agents through a site, their steps and what they found; never counted as participants.",
  Transcripts: "Lines of files and sessions: mended, split, joined, undone, and downloaded.",
  Recruiting: "Invitations, times for interviews, and recruiting services.",
  Participation: "What a participant's own link opens; the token stands in the path.",
  Search: "Everything by name, and what people said.",
  Account: "Signing up.",
  Billing: "Prices, and the month's use of the plan.",
};

export const apiOperations = operationsOf(registry);

/** The OpenAPI document served at /api/openapi.json: what keys may call; a person's settings are the app's own. */
export const apiDocument = madeOnce(() =>
  openapi(
    {
      title: "Earshot app API",
      version: "1.0.0",
      description: "What the app itself calls. Lists are `{items, nextCursor, total?}`.",
      server: `${config().APP_URL}/api`,
      error: ErrorEnvelope,
      errors: { invalid: 400, planned: 402, conflict: 409 },
      idempotency: false,
      tags: TAGS,
    },
    apiOperations.filter((operation) => operation.access !== "person"),
  ),
);
