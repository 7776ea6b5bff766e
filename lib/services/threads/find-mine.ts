import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { mayChange, viewer } from "./read";

type Row = { id: string; createdById: string | null };

/**
 * A chat that the caller may rename and delete, locked until the transaction ends. Throws `not_found` and `forbidden`.
 */
export async function findMine(tx: Transaction, ctx: Context, threadId: string): Promise<void> {
  permit(ctx, "eva.ask");
  const [workspaceId, personId] = viewer(ctx);
  const [row] = await tx.db.$queryRaw<Row[]>`
    SELECT id, created_by_id AS "createdById" FROM chat_thread
     WHERE id = ${threadId} AND workspace_id = ${workspaceId}
       AND (${personId}::text IS NULL OR project_id IS NOT NULL OR created_by_id = ${personId}) FOR UPDATE`;
  if (!row) throw notFound("Chat");
  if (!mayChange(ctx, row.createdById))
    throw new AppError("forbidden", "Only the person who started this conversation or an admin can do that.");
}
