import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { EVIDENCE_SOURCES, type Found, SENTIMENTS } from "@/lib/services/evidence/record";
import { search } from "@/lib/services/evidence/search";
import { idOf } from "@/lib/services/studies/id-of";
import { tool } from "../tool";
import { appUrl } from "./app-url";
import { compact } from "./compact";
import { listed, listOutput, pageInput } from "./paging";
import { Id, marked, Seconds, StudyRef, Url, untrusted } from "./shared-shapes";

const EvidenceItem = z.object({
  source: z.enum(EVIDENCE_SOURCES),
  id: z.string().describe("`{session or file id}:{line}` for a line; otherwise the id of the clip or claim."),
  studyId: z.string().optional(),
  sessionId: z.string().optional(),
  fileId: z.string().optional(),
  sourceName: z.string().optional().describe("The title of the study or the name of the file it is from."),
  speaker: z.string().optional(),
  startSeconds: Seconds.optional(),
  endSeconds: Seconds.optional(),
  quote: z.string().describe("Verbatim, as it was said. For a claim, a quote that supports it."),
  claim: z.string().optional().describe("For a claim, what it says; `get_readout` shows who contradicts it."),
  flagged: z
    .literal(true)
    .optional()
    .describe("The session's quality is in doubt: readouts and Eva leave it out. Say so when you quote it."),
  private: z
    .literal(true)
    .optional()
    .describe("The person asked to keep this private, so readouts and Eva leave it out. Don't quote it."),
  url: Url,
});

export const searchEvidence = tool({
  name: "search_evidence",
  title: "Search what people said",
  description:
    "Returns passages that people said, word for word, best first, from transcripts of sessions and " +
    "library files, clips, and the claims of readouts, each with speaker, seconds, the study or file it " +
    'is from, and a link. Finds words in any of their forms, "quoted phrases", and, in a small scope, ' +
    "synonyms; -word excludes passages. Use it to quote people or to check a statement; use `ask_eva` for " +
    'an answer based on the evidence, and `search` to find things by name. Example: {"query": "delivery ' +
    'costs surprise", "study": "checkout-exit"}.',
  access: "read",
  input: z.strictObject({
    query: z.string().trim().min(1).max(500).describe("What to look for."),
    study: StudyRef.optional(),
    session: Id.optional().describe("Only what was said in this session, by its id; `study` is not needed then."),
    project: Id.optional().describe(
      "Only this project's studies and files, by its id; `search` finds projects by name.",
    ),
    speaker: z.string().trim().min(1).max(200).optional().describe("Only what this person said: the full name, or P3."),
    sentiment: z.enum(SENTIMENTS).optional().describe("Only positive, negative, or neutral statements."),
    from: z.iso.date().optional().describe("Only sessions started and files added on or after this day (UTC)."),
    to: z.iso.date().optional().describe("Only sessions started and files added on or before this day (UTC)."),
    sources: z
      .array(z.enum(EVIDENCE_SOURCES))
      .min(1)
      .max(EVIDENCE_SOURCES.length)
      .optional()
      .describe("Only lines of sessions or files, clips, or claims."),
    ...pageInput,
    limit: z.int().min(1).max(50).default(20).describe("Maximum number of passages, 1 to 50."),
  }),
  output: listOutput(EvidenceItem).extend(untrusted),
  run: async (ctx, { query: q, study, session, project: projectId, limit, ...filter }) => {
    // A model would take an empty result to mean that nobody said it.
    if (filter.from && filter.to && filter.to < filter.from) throw invalid("to", "This day is before `from`.");
    const studyIds = study === undefined || session !== undefined ? undefined : [await idOf(ctx, study)];
    const sessionIds = session === undefined ? undefined : [session];
    const read = (most: number) => search(ctx, { q, studyIds, sessionIds, projectId, ...filter, limit: most });
    return { ...(await listed(limit, read, toEvidenceItem)), ...marked };
  },
});

const toEvidenceItem = ({
  marks: _,
  url,
  flagged,
  private: isPrivate,
  ...found
}: Found): z.input<typeof EvidenceItem> =>
  compact({ ...found, flagged: flagged || undefined, private: isPrivate || undefined, url: appUrl(url) });
