import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Prisma } from "@/lib/db/generated/client";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { findNote } from "./find-note";
import { linkEvidence } from "./link-evidence";
import { passageIds } from "./passage-ids";
import type { NoteDetail, NoteFields } from "./record";

/**
 * Changes the given fields of the note, based on its `version`; present values change nothing. Throws `not_found`, and
 * `conflict` if someone else changed it since: the second editor decides what becomes of both.
 */
export async function update(
  ctx: Context,
  noteId: string,
  { version, title, emoji, content }: NoteFields & { version: number },
): Promise<NoteDetail> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const { workspaceId } = ctx;
    await tx.db.$queryRaw`SELECT 1 FROM note WHERE id = ${noteId} AND workspace_id = ${workspaceId} FOR UPDATE`;
    const before = await findNote(tx, ctx, noteId);
    if (before.version !== version)
      throw new AppError("conflict", "Somebody else has changed this note since you opened it.");
    const fields = { title, emoji, content: content as Prisma.InputJsonArray | undefined };
    const changed = changedFields(before, fields);
    if (changed.length === 0) return before;
    await tx.db.note.update({
      where: { id: noteId, workspaceId },
      data: { ...fields, version: { increment: 1 } },
      select: { id: true },
    });
    if (content)
      await linkEvidence(tx, ctx, noteId, { before: passageIds(before.content), after: passageIds(content) });
    audit(tx, { action: "note.updated", targetId: noteId, details: { fields: changed } });
    return findNote(tx, ctx, noteId);
  });
}
