import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Prisma } from "@/lib/db/generated/client";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireProject } from "@/lib/services/projects/require-project";
import { findNote } from "./find-note";
import { linkEvidence } from "./link-evidence";
import { passageIds } from "./passage-ids";
import type { NoteDetail, NoteFields } from "./record";

/** Throws `not_found` for the project. */
export async function create(
  ctx: Context,
  projectId: string,
  { title, emoji, content = [] }: NoteFields,
): Promise<NoteDetail> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const { workspaceId } = ctx;
    await requireProject(tx, ctx, projectId);
    const id = newId("note");
    const data = { id, workspaceId, projectId, title, emoji, createdById: personOf(ctx) };
    await tx.db.note.create({ data: { ...data, content: content as Prisma.InputJsonArray }, select: { id: true } });
    await linkEvidence(tx, ctx, id, { before: [], after: passageIds(content) });
    audit(tx, { action: "note.created", targetId: id });
    return findNote(tx, ctx, id);
  });
}
