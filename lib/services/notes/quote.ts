import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockOwner } from "@/lib/services/passages/lock-owner";
import { findOrMakePassage } from "@/lib/services/passages/make-passage";
import type { PassageRecord } from "@/lib/services/passages/record";
import type { Span } from "@/lib/services/passages/span";

type Wanted = { ownerId: string; span: Span; text?: string };

/**
 * Makes what is said in a stretch of a transcript ready to be named in a note's content. Throws `not_found` for the
 * note or the transcript, `invalid` for a span that is not in it.
 */
export async function quote(ctx: Context, noteId: string, { ownerId, span, text }: Wanted): Promise<PassageRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    // The transcript, the note, the passage: masking begins with the first, and deleting a note with the second.
    await lockOwner(tx, ctx, ownerId);
    const held = await tx.db.$queryRaw<unknown[]>`
      SELECT 1 FROM note WHERE id = ${noteId} AND workspace_id = ${ctx.workspaceId} FOR KEY SHARE`;
    if (held.length === 0) throw notFound("Note");
    const passage = await findOrMakePassage(tx, ctx, ownerId, span, { text, asEvidence: true });
    const data = [{ noteId, passageId: passage.id }];
    const { count } = await tx.db.noteEvidence.createMany({ data, skipDuplicates: true });
    if (count > 0) audit(tx, { action: "note.quoted", targetId: noteId, details: { passageId: passage.id } });
    return passage;
  });
}
