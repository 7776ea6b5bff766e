import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { findNote } from "./find-note";
import type { NoteDetail } from "./record";

/** Deletes a note. Returns it as it was. Throws `not_found`. */
export async function remove(ctx: Context, noteId: string): Promise<NoteDetail> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const { workspaceId } = ctx;
    await tx.db.$queryRaw`SELECT 1 FROM note WHERE id = ${noteId} AND workspace_id = ${workspaceId} FOR UPDATE`;
    const note = await findNote(tx, ctx, noteId);
    await tx.db.note.delete({ where: { id: noteId, workspaceId }, select: { id: true } });
    await dropUnused(
      tx,
      note.evidence.map(({ id }) => id),
    );
    audit(tx, { action: "note.deleted", targetId: noteId, name: note.title });
    return note;
  });
}
