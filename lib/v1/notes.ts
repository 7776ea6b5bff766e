import { z } from "zod";
import { finiteJson } from "@/lib/core/data/finite-json";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { PlainNote } from "@/lib/services/notes/record";
import { data, listOf, PageQuery, ProjectParams } from "./shared";

const Note = z
  .object({
    id: z.string(),
    project_id: z.string(),
    title: z.string().nullable(),
    emoji: z.string().nullable(),
    content: z.array(z.unknown()).describe("Blocks of any shape, as they were stored."),
  })
  .meta({ id: "Note" });

export const toNote = ({ id, projectId, title, emoji, content }: PlainNote): z.input<typeof Note> => ({
  id,
  project_id: projectId,
  title,
  emoji,
  content,
});

const tag = "Notes";

export const listNotes = operation({
  id: "listNotes",
  method: "GET",
  path: "/projects/{projectId}/notes",
  tag,
  summary: "List a project's notes, newest first",
  description: "A page of large notes may hold fewer than `limit`; follow `meta.next_cursor`.",
  access: "read",
  status: 200,
  params: ProjectParams,
  query: PageQuery,
  response: listOf(Note),
});

export const createNote = operation({
  id: "createNote",
  method: "POST",
  path: "/projects/{projectId}/notes",
  tag,
  summary: "Create a note",
  description:
    "`content` takes any JSON and returns it as it was sent. The app's own editor shows `{type, text}` " +
    "with a type of `paragraph`, `heading`, `bulleted`, `numbered`, `todo` (with `checked`), `quote`, " +
    "`divider`, or `evidence` (with `passageId`), and keeps everything else unchanged.",
  access: "write",
  status: 201,
  params: ProjectParams,
  body: z
    .strictObject({
      title: oneLine(LONGEST_NAME).nullable().optional(),
      emoji: oneLine(32).nullable().optional(),
      content: z.array(finiteJson).max(5000),
    })
    .meta({ id: "NoteCreate" }),
  response: data(Note),
});
