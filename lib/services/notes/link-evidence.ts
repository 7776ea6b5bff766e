import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Brings what a note quotes in step with its content: links what it names now and is of the workspace, and unlinks what
 * it named before. What nobody has named yet stays: somebody is about to insert it.
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
