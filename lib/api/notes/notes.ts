import { z } from "zod";
import { Evidence } from "@/lib/api/evidence/shape";
import { quoteFields } from "@/lib/api/evidence/span-shape";
import { IdParams, listOf, SearchableQuery } from "@/lib/api/shared";
import { exampleId } from "@/lib/core/example-id";
import { operation } from "@/lib/core/operation";
import { LibraryNote, LibraryNoteDetail, noteInput } from "./shapes";

const tag = "Notes";

export const listProjectNotes = operation({
  id: "listProjectNotes",
  method: "GET",
  path: "/library/projects/{id}/notes",
  tag,
  summary: "List a project's notes, newest first",
  access: "read",
  status: 200,
  params: IdParams,
  query: SearchableQuery,
  response: listOf(LibraryNote),
});

export const createProjectNote = operation({
  id: "createProjectNote",
  method: "POST",
  path: "/library/projects/{id}/notes",
  tag,
  summary: "Create a note",
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject(noteInput),
  response: LibraryNoteDetail,
});

export const getProjectNote = operation({
  id: "getProjectNote",
  method: "GET",
  path: "/notes/{id}",
  tag,
  summary: "Get a note with the quotes in it",
  access: "read",
  status: 200,
  params: IdParams,
  response: LibraryNoteDetail,
});

export const updateProjectNote = operation({
  id: "updateProjectNote",
  method: "PATCH",
  path: "/notes/{id}",
  tag,
  summary: "Update a note",
  description: "When two people change the same `version`, the second gets 409. Omitted fields keep their values.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ version: z.int().min(0).max(2_000_000_000), ...noteInput }),
  response: LibraryNoteDetail,
});

export const deleteProjectNote = operation({
  id: "deleteProjectNote",
  method: "DELETE",
  path: "/notes/{id}",
  tag,
  summary: "Delete a note",
  description: "Returns the note as it was before it was deleted.",
  access: "write",
  status: 200,
  params: IdParams,
  response: LibraryNoteDetail,
});

export const getNoteVersion = operation({
  id: "getNoteVersion",
  method: "GET",
  path: "/notes/{id}/version",
  tag,
  summary: "Check whether a note has changed",
  access: "read",
  status: 200,
  params: IdParams,
  response: z.object({ version: z.int() }),
});

export const quoteInNote = operation({
  id: "quoteInNote",
  method: "POST",
  path: "/notes/{id}/evidence",
  tag,
  summary: "Quote a span of a transcript in a note",
  description: 'Refer to it in the note\'s content as `{type: "evidence", passageId}`.',
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject(quoteFields),
  example: { ownerId: exampleId("file"), span: { startSeconds: 0, endSeconds: 4 } },
  response: Evidence,
});
