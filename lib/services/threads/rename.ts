import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { findMine } from "./find-mine";
import { get } from "./get";
import type { ThreadRecord } from "./record";

/** Renames a chat. Its present name changes nothing. */
export async function rename(ctx: Context, threadId: string, title: string): Promise<ThreadRecord> {
  await transaction(ctx, async (tx) => {
    await findMine(tx, ctx, threadId);
    const where = { id: threadId, workspaceId: ctx.workspaceId, title: { not: title } };
    const { count } = await tx.db.chatThread.updateMany({ where, data: { title } });
    if (count > 0) audit(tx, { action: "chat.renamed", targetId: threadId });
  });
  const { messages: _messages, ...thread } = await get(ctx, threadId);
  return thread;
}
