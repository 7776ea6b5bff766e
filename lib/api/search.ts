import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { EVIDENCE_SOURCES, type Found as FoundEvidence, SENTIMENTS } from "@/lib/services/evidence/record";
import { FOUND_TYPES, type Found } from "@/lib/services/search/record";
import { DateTime, listOf, PageQuery } from "./shared";

const SearchResult = z
  .object({
    type: z
      .enum(FOUND_TYPES)
      .describe(
        "A `thread` is a chat with Eva, a `finding` one of AI agents, never of participants; further kinds may join.",
      ),
    id: z.string(),
    title: z.string(),
    snippet: z.string().nullable(),
    url: z.string().describe("A path of the app."),
    updatedAt: DateTime,
  })
  .meta({ id: "SearchResult" });

const EvidenceResult = z
  .object({
    source: z.enum(EVIDENCE_SOURCES),
    id: z.string().describe("Of a line `{fileId or sessionId}:{number}`, otherwise of the clip or claim."),
    fileId: z.string().optional(),
    studyId: z.string().optional(),
    sessionId: z.string().optional(),
    sourceName: z.string().optional().describe("The title of the study, or the name of the file, that it is from."),
    speaker: z.string().optional(),
    startSeconds: z.number().optional(),
    endSeconds: z.number().optional(),
    quote: z.string().describe("Verbatim, as it was said: of a claim, a quote that supports it."),
    claim: z.string().optional().describe("Of a claim, what it says."),
    flagged: z
      .literal(true)
      .optional()
      .describe("From a session whose quality is doubted: readouts and Eva leave it out, and a person decides on it."),
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

export const toEvidence = (found: FoundEvidence): z.input<typeof EvidenceResult> => ({
  ...found,
  fileId: found.fileId ?? undefined,
  studyId: found.studyId ?? undefined,
  sessionId: found.sessionId ?? undefined,
  sourceName: found.sourceName ?? undefined,
  claim: found.claim ?? undefined,
  flagged: found.flagged || undefined,
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
    "Studies, projects, files, reports, chats, boards, tags, notes, clips, reels, Swarm runs, what their agents found, and " +
    "people by parts of the words of their names, in any order. Where few are called so, names that are spelled alike follow.",
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
    "Best first, at most the best 200, clips and the claims of readouts among them.",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    q: z.string().trim().min(1).max(500).describe("What to look for."),
    projectId: z.string().max(100).optional(),
    fileIds: ids.describe("Ids of files, separated by commas."),
    studyIds: ids.describe("Ids of studies: what participants said in their sessions. Files and studies add up."),
    sessionIds: ids.describe("Ids of sessions."),
    sources: z
      .string()
      .max(100)
      .transform((text) => text.split(",").filter(Boolean))
      .pipe(z.array(z.enum(EVIDENCE_SOURCES)).min(1))
      .optional()
      .describe("Only lines of sessions or files, clips or claims of readouts: kinds, separated by commas."),
    speaker: z.string().trim().min(1).max(200).optional().describe("Only what this person said, by the whole name."),
    tagIds: ids.describe("Only what carries one of these tags, or one below them; ids, separated by commas."),
    sentiment: z.enum(SENTIMENTS).optional().describe("Only what was said in praise, in blame, or neither."),
    from: z.iso.date().optional().describe("Only sessions begun, and files added, on this day (UTC) or later."),
    to: z.iso.date().optional().describe("The same up to this day, included."),
  }),
  response: listOf(EvidenceResult),
});
