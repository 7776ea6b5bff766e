import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import type { Nested } from "./tree";

/**
 * All tags of a project, with its tree locked until the transaction ends; without this lock, two concurrent moves could
 * form a cycle. Throws `not_found` for a project that isn't in the workspace.
 */
export async function lockTags(tx: Transaction, ctx: Context, projectId: string): Promise<Map<string, Nested>> {
  const locked = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM project WHERE id = ${projectId} AND workspace_id = ${ctx.workspaceId} FOR NO KEY UPDATE`;
  if (locked.length === 0) throw notFound("Project");
  const tags = await tx.db.tag.findMany({ where: { projectId }, select: { id: true, parentId: true } });
  return new Map(tags.map((tag) => [tag.id, tag]));
}
