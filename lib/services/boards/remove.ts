import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { lockBoard } from "./lock";
import { readBoards } from "./read";
import type { BoardRecord } from "./record";

const ONE = `${readBoards()} WHERE b.id = $1 AND b.workspace_id = $2`;

/** Deletes a board with its lanes and cards. A project's main board can't be deleted, since the v1 API needs it. */
export async function remove(ctx: Context, boardId: string): Promise<BoardRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await lockBoard(tx, ctx, boardId);
    const [board] = await tx.db.$queryRawUnsafe<BoardRecord[]>(ONE, boardId, ctx.workspaceId);
    if (!board) throw notFound("Board");
    if (board.isMain) throw new AppError("conflict", "A project's main board can't be deleted.");
    const quoted = await tx.db.cardEvidence.findMany({ where: { card: { boardId } }, select: { passageId: true } });
    await tx.db.board.delete({ where: { id: boardId, workspaceId: ctx.workspaceId }, select: { id: true } });
    await dropUnused(
      tx,
      quoted.map(({ passageId }) => passageId),
    );
    audit(tx, { action: "board.deleted", targetId: boardId, name: board.title });
    return board;
  });
}
