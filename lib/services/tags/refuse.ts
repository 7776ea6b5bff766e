import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { TagRecord } from "./record";

/** Remembers that someone rejected a tag of this name, so that auto-tag never creates it again. */
export async function refuse(tx: Transaction, { workspaceId }: Context, tag: TagRecord): Promise<void> {
  const { id, projectId, title } = tag;
  await tx.db.refusedTag.create({ data: { id, workspaceId, projectId, title }, select: { id: true } });
}
