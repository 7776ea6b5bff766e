import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { readBoards } from "./read";
import type { BoardRecord } from "./record";

const UPDATE = `
  WITH changed AS (
    UPDATE board SET title = coalesce($3, title), version = version + 1, updated_at = now()
     WHERE id = $1 AND workspace_id = $2 RETURNING *)
  ${readBoards("changed")}`;

/** Renames a board. */
export async function update(ctx: Context, boardId: string, { title }: { title?: string }): Promise<BoardRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const where = { id: boardId, workspaceId: ctx.workspaceId };
    const before = await tx.db.board.findFirst({ where, select: { title: true } });
    const [board] = await tx.db.$queryRawUnsafe<BoardRecord[]>(UPDATE, boardId, ctx.workspaceId, title ?? null);
    if (!board) throw notFound("Board");
    audit(tx, { action: "board.updated", targetId: boardId, changes: changesOf(before ?? {}, { title }) });
    return board;
  });
}
