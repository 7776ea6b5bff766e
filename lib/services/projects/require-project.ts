import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

/** Locks the project until the commit, so that it isn't deleted meanwhile; throws `not_found` if it doesn't exist. */
export async function requireProject(tx: Transaction, ctx: Context, projectId: string): Promise<void> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM project WHERE id = ${projectId} AND workspace_id = ${ctx.workspaceId} FOR KEY SHARE`;
  if (rows.length === 0) throw notFound("Project");
}
