import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";

export const QuoteCounts = z
  .object({
    clips: z.int(),
    tags: z.int().describe("Tagged passages, counted once for each tag."),
    cards: z.int(),
    notes: z.int(),
    claims: z.int(),
    reports: z.int(),
  })
  .meta({ id: "QuoteCounts" });
export type QuoteCounts = z.output<typeof QuoteCounts>;

export const countFileQuotes = operation({
  id: "countFileQuotes",
  method: "GET",
  path: "/library/files/{id}/quoted",
  tag: "Library",
  summary: "Count what quotes a file",
  access: "read",
  status: 200,
  params: IdParams,
  response: QuoteCounts,
});

export const countSessionQuotes = operation({
  id: "countSessionQuotes",
  method: "GET",
  path: "/studies/{id}/sessions/{sessionId}/quoted",
  tag: "Sessions",
  summary: "Count what quotes a session",
  access: "read",
  status: 200,
  params: IdParams.extend({ sessionId: z.string() }),
  response: QuoteCounts,
});
