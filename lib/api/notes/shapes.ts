import { z } from "zod";
import { Evidence, toEvidence } from "@/lib/api/evidence/shape";
import { DateTime, Person } from "@/lib/api/shared";
import { finiteJson } from "@/lib/core/data/finite-json";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { oneLine } from "@/lib/core/text/one-line";
import type { NoteDetail as Detail, NoteRecord } from "@/lib/services/notes/record";

const noteFields = {
  id: z.string(),
  projectId: z.string(),
  title: z.string().nullable(),
  emoji: z.string().nullable(),
  preview: z.string().describe("The beginning of its text."),
  version: z.int().describe("Increases with every change. Send the version you last read."),
  evidenceCount: z.int(),
  createdBy: Person.nullable(),
  createdAt: DateTime,
  updatedAt: DateTime,
};

export const LibraryNote = z.object(noteFields).meta({ id: "LibraryNote" });
export type LibraryNote = z.output<typeof LibraryNote>;

export const LibraryNoteDetail = z
  .object({
    ...noteFields,
    content: z.array(z.unknown()).describe("Blocks `{type, text, …}`. Other apps may have stored any shape."),
    evidence: z.array(Evidence).describe('The passages named by blocks `{type: "evidence", passageId}`.'),
  })
  .meta({ id: "LibraryNoteDetail" });
export type LibraryNoteDetail = z.output<typeof LibraryNoteDetail>;

export const toLibraryNote = (note: NoteRecord): LibraryNote => note;
export const toLibraryNoteDetail = ({ evidence, ...note }: Detail): LibraryNoteDetail => ({
  ...note,
  evidence: evidence.map(toEvidence),
});

/** What a person may set on a note. */
export const noteInput = {
  title: oneLine(LONGEST_NAME).nullable().optional(),
  emoji: oneLine(32).nullable().optional(),
  content: z.array(finiteJson).max(5000).optional(),
};
