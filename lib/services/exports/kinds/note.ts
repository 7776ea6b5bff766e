import type { Context } from "@/lib/core/context";
import { get } from "@/lib/services/notes/get";
import { get as getProject } from "@/lib/services/projects/get";
import { planDocument } from "../document/plan-document";
import { writeInThread } from "../document/write-in-thread";
import type { ExportKind } from "../kind";
import { noteDocument } from "../note/note-document";
import { NOTE_FORMATS, type NoteFormat } from "../record";
import { workspaceName } from "../workspace-name";

/** A note as a document. */
export const note: ExportKind = {
  table: "note",
  formats: NOTE_FORMATS,
  lane: () => "document",
  plan: async (ctx, { subjectId, format }) => planDocument(await load(ctx, subjectId), format, null),
  make: async (ctx, { subjectId, format }) => ({
    bytes: await writeInThread(format as NoteFormat, await load(ctx, subjectId)),
  }),
};

async function load(ctx: Context, noteId: string) {
  const [found, name] = await Promise.all([get(ctx, noteId), workspaceName(ctx)]);
  const project = await getProject(ctx, found.projectId);
  return noteDocument(found, { workspaceName: name, projectName: project.name });
}
