import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Updates what a note quotes to match its content: links passages of the workspace that it refers to now, and unlinks
 * earlier ones. Passages that nothing has referred to yet stay, because someone is about to insert them.
 */
export async function linkEvidence(
  tx: Transaction,
  ctx: Context,
  noteId: string,
  { before, after }: { before: string[]; after: string[] },
): Promise<void> {
  const gone = before.filter((id) => !after.includes(id));
  if (gone.length > 0) await tx.db.noteEvidence.deleteMany({ where: { noteId, passageId: { in: gone } } });
  if (after.length === 0) return;
  await tx.db.$executeRaw`
    INSERT INTO note_evidence (note_id, passage_id)
    SELECT ${noteId}, p.id FROM passage p WHERE p.id = ANY(${after}) AND p.workspace_id = ${ctx.workspaceId}
       FOR KEY SHARE
    ON CONFLICT DO NOTHING`;
}
