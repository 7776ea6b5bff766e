import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { readTags } from "./read";
import type { TagRecord } from "./record";

const ONE = readTags("t.id = $1 AND t.workspace_id = $2");

/** The tag as this transaction sees it. Throws `not_found`. */
export async function findTag(tx: Transaction, ctx: Context, tagId: string): Promise<TagRecord> {
  const [tag] = await tx.db.$queryRawUnsafe<TagRecord[]>(ONE, tagId, ctx.workspaceId);
  if (!tag) throw notFound("Tag");
  return tag;
}
