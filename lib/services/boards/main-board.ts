import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import { requireProject } from "@/lib/services/projects/require-project";

/**
 * The id of the project's main board, created on first use; of two concurrent callers one creates it, and both get it.
 */
export async function mainBoard(tx: Transaction, ctx: Context, projectId: string): Promise<string> {
  await requireProject(tx, ctx, projectId);
  const id = newId("board");
  const made = await tx.db.$executeRaw`
    INSERT INTO board (id, workspace_id, project_id, title, is_main, created_by_id, updated_at)
    VALUES (${id}, ${ctx.workspaceId}, ${projectId}, 'Main board', true, ${personOf(ctx)}, now())
    ON CONFLICT (project_id) WHERE is_main DO NOTHING`;
  if (made) {
    audit(tx, { action: "board.created", targetId: id });
    return id;
  }
  const board = await tx.db.board.findFirstOrThrow({ where: { projectId, isMain: true }, select: { id: true } });
  return board.id;
}
