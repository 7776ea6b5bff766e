import { z } from "zod";
import { Evidence, toEvidence } from "@/lib/api/evidence/shape";
import { DateTime, listOf, PageQuery, Person } from "@/lib/api/shared";
import { wholeNumber } from "@/lib/core/data/whole-number";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import {
  type ChangeRecord,
  EDIT_KINDS,
  type EditableTranscript,
  type EditRecord,
  UNDOABLE_KINDS,
} from "@/lib/services/transcripts/record";

const Line = z
  .object({
    id: z.string(),
    index: z
      .int()
      .describe("The line's permanent number, used by links and quotes. It is not its position in the transcript."),
    speaker: z.string().nullable(),
    startSeconds: z.number().nullable(),
    endSeconds: z.number().nullable(),
    text: z.string().describe("Verbatim."),
    role: z.enum(["moderator", "participant"]),
    sentiment: z.int().nullable().optional().describe("-100 to 100, once the project's sentiment has been scored."),
  })
  .meta({ id: "TranscriptLine" });
const Undoable = z.object({ id: z.string(), kind: z.enum(UNDOABLE_KINDS) }).nullable();
const Transcript = z
  .object({
    ownerId: z.string(),
    source: z.enum(["file", "session"]),
    version: z.int().describe("Increases with every edit. Send the version you last read with an edit."),
    language: z.string().nullable(),
    segmentCount: z.int(),
    editable: z.boolean().describe("Whether the words may be changed; speakers always may."),
    notEditableBecause: z.string().nullable(),
    speakers: z.array(z.object({ name: z.string().nullable(), segments: z.int() })),
    undoable: Undoable.describe("The newest edit that has not been undone."),
    items: z.array(Line).describe("In reading order."),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: "EditableTranscript" });
const Change = z
  .object({
    version: z.int(),
    editId: z.string(),
    changed: z.array(
      Line.extend({ afterIndex: z.int().nullable().describe("The line before it; null for the first.") }),
    ),
    removed: z.array(z.int()),
    reload: z.boolean().describe("True when more lines changed than are listed: read the transcript again."),
    passages: z.array(Evidence).describe("Quotes that it affected, as they read now; at most 200."),
    undoable: Undoable,
  })
  .meta({ id: "TranscriptChange" });
const EditLine = z.object({
  index: z.int().optional(),
  speaker: z.string().nullable().optional(),
  startSeconds: z.number().nullable().optional(),
  endSeconds: z.number().nullable().optional(),
  text: z.string().optional(),
});
const Edit = z
  .object({
    id: z.string(),
    kind: z.enum(EDIT_KINDS),
    lineCount: z.int(),
    before: z.array(EditLine).describe("The first 20 lines; for a rename, only the name."),
    after: z.array(EditLine),
    createdBy: Person.nullable(),
    createdAt: DateTime,
    undoneAt: DateTime.nullable(),
  })
  .meta({ id: "TranscriptEdit" });

export const toTranscript = (transcript: EditableTranscript): z.input<typeof Transcript> => ({
  ...transcript,
  editable: transcript.notEditableBecause === null,
});
export const toChange = ({ passages, ...change }: ChangeRecord): z.input<typeof Change> => ({
  ...change,
  passages: passages.map(toEvidence),
});
export const toEdit = ({ createdAt, undoneAt, ...edit }: EditRecord): z.input<typeof Edit> => ({
  ...edit,
  createdAt: createdAt.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

const tag = "Transcripts";
const Owner = z.object({ ownerId: z.string() }).describe("A file's or a session's id.");
const LineParams = z.object({ ownerId: z.string(), index: z.string() });
const version = z.int().min(0).describe("The version you last read; returns 409 when a line has changed since.");
const speaker = oneLine(LONGEST_NAME);

export const getTranscript = operation({
  id: "getEditableTranscript",
  method: "GET",
  path: "/transcripts/{ownerId}",
  tag,
  summary: "Get the transcript of a file or session",
  access: "read",
  status: 200,
  params: Owner,
  query: z.object({
    cursor: z.string().max(300).optional().describe("The previous page's `nextCursor`."),
    lines: wholeNumber({ least: 1, most: 5000, usual: 1000 }).describe("Lines per page."),
  }),
  response: Transcript,
});

export const editTranscriptLine = operation({
  id: "editTranscriptLine",
  method: "PATCH",
  path: "/transcripts/{ownerId}/lines/{index}",
  tag,
  summary: "Edit a line's words or speaker",
  description: "Quotes move along. A quote whose words are gone keeps its wording and says so.",
  access: "write",
  status: 200,
  params: LineParams,
  body: z.strictObject({
    version,
    text: z.string().min(1).max(4000).optional(),
    speaker: speaker.nullable().optional(),
  }),
  example: { version: 0, text: "I closed the tab when it asked for my card." },
  response: Change,
});

export const splitTranscriptLine = operation({
  id: "splitTranscriptLine",
  method: "POST",
  path: "/transcripts/{ownerId}/lines/{index}/split",
  tag,
  summary: "Split a line in two",
  access: "write",
  status: 200,
  params: LineParams,
  body: z.strictObject({
    version,
    offset: z.int().min(1).max(1_000_000).describe("In UTF-16 units of the text; white space at the split is removed."),
    atSeconds: z.number().min(0).max(1_000_000).optional().describe("Estimated from the characters when omitted."),
    speaker: speaker.nullable().optional().describe("The speaker of the second line; the same when omitted."),
  }),
  response: Change,
});

export const joinTranscriptLines = operation({
  id: "joinTranscriptLines",
  method: "POST",
  path: "/transcripts/{ownerId}/lines/{index}/join",
  tag,
  summary: "Join a line with the next one",
  access: "write",
  status: 200,
  params: LineParams,
  body: z.strictObject({ version }),
  response: Change,
});

export const renameTranscriptSpeaker = operation({
  id: "renameTranscriptSpeaker",
  method: "POST",
  path: "/transcripts/{ownerId}/speakers/rename",
  tag,
  summary: "Rename a speaker throughout a transcript",
  description:
    "If the new name already exists, the two speakers become one. Returns 409 when nobody has the old name anymore.",
  access: "write",
  status: 200,
  params: Owner,
  body: z.strictObject({
    version,
    from: speaker.nullable().describe("`null` stands for lines without a name."),
    to: speaker,
  }),
  example: { version: 0, from: "Speaker 1", to: "Maya Okafor" },
  response: Change,
});

export const listTranscriptEdits = operation({
  id: "listTranscriptEdits",
  method: "GET",
  path: "/transcripts/{ownerId}/edits",
  tag,
  summary: "List the edits of a transcript, newest first",
  access: "read",
  status: 200,
  params: Owner,
  query: PageQuery,
  response: listOf(Edit),
});

export const undoTranscriptEdit = operation({
  id: "undoTranscriptEdit",
  method: "POST",
  path: "/transcripts/{ownerId}/undo",
  tag,
  summary: "Undo the newest edit of a transcript",
  description: "Returns 409 when `editId` is not the newest edit that has not been undone.",
  access: "write",
  status: 200,
  params: Owner,
  body: z.strictObject({ editId: z.string().max(100) }),
  response: Change,
});
