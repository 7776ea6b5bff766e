import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { Evidence } from "@/lib/services/evidence/record";
import { FOUND_TYPES, type Found } from "@/lib/services/search/record";
import { DateTime, listOf, PageQuery } from "./shared";

const SearchResult = z
  .object({
    type: z.enum(FOUND_TYPES).describe("A `thread` is a chat with Eva; further kinds may join."),
    id: z.string(),
    title: z.string(),
    snippet: z.string().nullable(),
    url: z.string().describe("A path of the app."),
    updatedAt: DateTime,
  })
  .meta({ id: "SearchResult" });

const EvidenceResult = z
  .object({
    source: z.enum(["session", "file", "clip", "claim"]),
    id: z.string(),
    fileId: z.string().optional(),
    studyId: z.string().optional(),
    sessionId: z.string().optional(),
    speaker: z.string().optional(),
    startSeconds: z.number().optional(),
    endSeconds: z.number().optional(),
    quote: z.string().describe("Verbatim, as it was said."),
    marks: z
      .array(z.object({ start: z.int(), end: z.int() }))
      .describe("Where the matched words stand in the quote, in UTF-16 units, the end excluded."),
    url: z.string().describe("A path of the app that opens the passage."),
  })
  .meta({ id: "Evidence" });

export const toSearchResult = (found: Found): z.input<typeof SearchResult> => ({
  ...found,
  updatedAt: found.updatedAt.toISOString(),
});

export const toEvidence = ({ index: _index, ...found }: Evidence): z.input<typeof EvidenceResult> => ({
  ...found,
  speaker: found.speaker ?? undefined,
  startSeconds: found.startSeconds ?? undefined,
  endSeconds: found.endSeconds ?? undefined,
});

const tag = "Search";
const ids = z
  .string()
  .max(5000)
  .transform((text) => text.split(",").filter(Boolean))
  .optional();

export const searchWorkspace = operation({
  id: "searchWorkspace",
  method: "GET",
  path: "/search",
  tag,
  summary: "Find everything that has a name",
  description:
    "Studies, projects, files, reports, chats, boards, tags, notes, clips, reels and people by parts of the words of their " +
    "names, in any order. Where few are called so, names that are spelled alike follow.",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    q: z.string().trim().min(1).max(200).describe("Parts of the words of the name."),
    types: z
      .string()
      .max(200)
      .transform((text) => text.split(",").filter(Boolean))
      .pipe(z.array(z.enum(FOUND_TYPES)).min(1))
      .optional()
      .describe("Only these kinds, separated by commas."),
  }),
  response: listOf(SearchResult),
});

export const searchEvidence = operation({
  id: "searchEvidence",
  method: "GET",
  path: "/search/evidence",
  tag,
  summary: "Search what people said",
  description:
    'Finds words in any of their forms, "quoted phrases", and parts of words and names; `-word` leaves passages out. ' +
    "Best first, at most the best 200.",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    q: z.string().trim().min(1).max(500).describe("What to look for."),
    projectId: z.string().max(100).optional(),
    fileIds: ids.describe("Ids of files, separated by commas."),
    studyIds: ids.describe("Ids of studies: what participants said in their sessions. Files and studies add up."),
    sessionIds: ids.describe("Ids of sessions."),
  }),
  response: listOf(EvidenceResult),
});
