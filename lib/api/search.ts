import { z } from "zod";
import { LONGEST_EVIDENCE_QUERY, LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { operation } from "@/lib/core/operation";
import { EVIDENCE_SOURCES, type Found as FoundEvidence, SENTIMENTS } from "@/lib/services/evidence/record";
import { FOUND_TYPES, type Found } from "@/lib/services/search/record";
import { DateTime, listOf, PageQuery } from "./shared";

const SearchResult = z
  .object({
    type: z
      .enum(FOUND_TYPES)
      .describe(
        "A `thread` is a conversation with Eva. A `finding` comes from AI agents, never from participants. More types may be added.",
      ),
    id: z.string(),
    title: z.string(),
    snippet: z
      .string()
      .nullable()
      .describe("Where it belongs or what it is for; if a word isn't in the title, the part that has it."),
    url: z.string().describe("Path of the app page that opens it."),
    updatedAt: DateTime,
  })
  .meta({ id: "SearchResult" });

const EvidenceResult = z
  .object({
    source: z.enum(EVIDENCE_SOURCES),
    id: z.string().describe("`{fileId or sessionId}:{number}` for a line; otherwise the id of the clip or claim."),
    fileId: z.string().optional(),
    studyId: z.string().optional(),
    sessionId: z.string().optional(),
    sourceName: z.string().optional().describe("The title of the study or the name of the file it is from."),
    speaker: z.string().optional(),
    startSeconds: z.number().optional(),
    endSeconds: z.number().optional(),
    quote: z.string().describe("Verbatim, as it was said. For a claim, a quote that supports it."),
    claim: z.string().optional().describe("For a claim, what it says."),
    flagged: z
      .literal(true)
      .optional()
      .describe("True when the session's quality is in doubt: readouts and Eva leave it out until a person decides."),
    private: z
      .literal(true)
      .optional()
      .describe("True when the person asked to keep it private: readouts, Eva and automatic tags leave it out."),
    marks: z
      .array(z.object({ start: z.int(), end: z.int() }))
      .describe("Where the matched words are in the quote, in UTF-16 units; the end is exclusive."),
    url: z.string().describe("Path of the app page that opens the passage."),
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
  private: found.private || undefined,
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
  summary: "Search by name",
  description:
    "Finds studies, projects, files, reports, conversations with Eva, boards, tags, notes, clips, reels, Swarm runs and " +
    "their findings, and people by parts of the words in their names or descriptions, in any order. When few match, " +
    "similarly spelled names follow.",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    q: z.string().trim().min(1).max(LONGEST_QUERY).describe("Parts of words in the name or description."),
    types: z
      .string()
      .max(200)
      .transform((text) => text.split(",").filter(Boolean))
      .pipe(z.array(z.enum(FOUND_TYPES)).min(1))
      .optional()
      .describe("Only these types, separated by commas."),
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
    'Finds words in any of their forms, "quoted phrases", and parts of words and names; `-word` excludes ' +
    "passages. Returns the best 200 at most, best first, including clips and the claims of readouts.",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    q: z.string().trim().min(1).max(LONGEST_EVIDENCE_QUERY).describe("What to look for."),
    projectId: z.string().max(100).optional(),
    fileIds: ids.describe("File ids, separated by commas."),
    studyIds: ids.describe(
      "Study ids, separated by commas: what participants said in their sessions. Files and studies add up.",
    ),
    sessionIds: ids.describe("Session ids, separated by commas."),
    sources: z
      .string()
      .max(100)
      .transform((text) => text.split(",").filter(Boolean))
      .pipe(z.array(z.enum(EVIDENCE_SOURCES)).min(1))
      .optional()
      .describe("Only these kinds, separated by commas: lines of sessions or files, clips, or claims of readouts."),
    speaker: z.string().trim().min(1).max(200).optional().describe("Only what this person said, by full name."),
    tagIds: ids.describe("Only passages with one of these tags, or a tag below them; ids, separated by commas."),
    sentiment: z.enum(SENTIMENTS).optional().describe("Only positive, negative, or neutral statements."),
    from: z.iso.date().optional().describe("Only sessions started and files added on or after this day (UTC)."),
    to: z.iso.date().optional().describe("Only sessions started and files added on or before this day (UTC)."),
  }),
  response: listOf(EvidenceResult),
});
