import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { findMine } from "./find-mine";
import { get } from "./get";
import type { ThreadRecord } from "./record";

/**
 * Deletes a chat with its messages. Its proposals stay among the approvals: someone may have decided them, or still has
 * to. Returns it as it was.
 */
export async function remove(ctx: Context, threadId: string): Promise<ThreadRecord> {
  const { messages: _messages, ...thread } = await get(ctx, threadId);
  const { workspaceId } = ctx;
  await transaction(ctx, async (tx) => {
    await findMine(tx, ctx, threadId);
    await tx.db.approval.updateMany({ where: { threadId, workspaceId }, data: { threadId: null, messageId: null } });
    await tx.db.chatThread.delete({ where: { id: threadId, workspaceId }, select: { id: true } });
    audit(tx, { action: "chat.deleted", targetId: threadId, name: thread.title });
  });
  return thread;
}
