import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changesOf } from "@/lib/services/audit/changes-of";
import { get } from "./get";
import { readBoards } from "./read";
import type { BoardRecord } from "./record";

const UPDATE = `
  WITH changed AS (
    UPDATE board SET title = $3, version = version + 1, updated_at = now() WHERE id = $1 AND workspace_id = $2 RETURNING *)
  ${readBoards("changed")}`;

/** Renames a board. Its present name changes nothing. */
export async function update(ctx: Context, boardId: string, { title }: { title?: string }): Promise<BoardRecord> {
  permit(ctx, "evidence.write");
  const renamed = await transaction(ctx, async (tx) => {
    const where = { id: boardId, workspaceId: ctx.workspaceId };
    const before = await tx.db.board.findFirst({ where, select: { title: true } });
    if (!before) throw notFound("Board");
    const changes = changesOf(before, { title });
    if (!changes) return null;
    const [board] = await tx.db.$queryRawUnsafe<BoardRecord[]>(UPDATE, boardId, ctx.workspaceId, title);
    if (!board) throw notFound("Board");
    audit(tx, { action: "board.updated", targetId: boardId, changes });
    return board;
  });
  return renamed ?? get(ctx, boardId);
}
