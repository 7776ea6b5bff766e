import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

export type LockedBoard = { id: string; projectId: string | null; version: number };

/**
 * Locks the boards' rows, which serializes all changes of a board, and increments their versions, so that watchers look
 * again after the commit. Project and study first and boards in order of id, to avoid deadlocks. Throws `not_found`.
 */
export async function lockBoards(tx: Transaction, ctx: Context, boardIds: string[]): Promise<LockedBoard[]> {
  const boards = await tx.db.$queryRaw<LockedBoard[]>`
    WITH asked AS MATERIALIZED (
      SELECT project_id, study_id FROM board WHERE id = ANY(${boardIds}) AND workspace_id = ${ctx.workspaceId}
    ), projects AS MATERIALIZED (
      SELECT 1 FROM project WHERE id IN (SELECT project_id FROM asked) ORDER BY id FOR KEY SHARE
    ), studies AS MATERIALIZED (
      SELECT 1 FROM study WHERE id IN (SELECT study_id FROM asked) ORDER BY id FOR KEY SHARE
    ), held AS (
      SELECT b.id FROM board b,
             (SELECT (SELECT count(*) FROM projects) + (SELECT count(*) FROM studies) AS homes) first
       WHERE b.id = ANY(${boardIds}) AND b.workspace_id = ${ctx.workspaceId} AND first.homes > 0
       ORDER BY b.id FOR UPDATE OF b)
    UPDATE board b SET version = b.version + 1, updated_at = now() FROM held WHERE b.id = held.id
    RETURNING b.id, b.project_id AS "projectId", b.version`;
  if (boards.length < new Set(boardIds).size) throw notFound("Board");
  return boards;
}

/** Locks one board; throws `not_found`. */
export async function lockBoard(tx: Transaction, ctx: Context, boardId: string): Promise<LockedBoard> {
  const [board] = await lockBoards(tx, ctx, [boardId]);
  if (!board) throw notFound("Board");
  return board;
}
