import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { SHOWN_FIELDS, type ShownThread } from "@/lib/services/threads/record";

type Held = { thread: ShownThread; lastId: string | null; now: Date };

/**
 * Locks a chat for adding to it, and returns it with its last message and a later timestamp. Concurrent callers take
 * turns until the transaction ends. `scope` is what the chat is narrowed to from now on. Throws `not_found`.
 */
export async function holdThread(tx: Transaction, ctx: Context, threadId: string, scope?: object): Promise<Held> {
  const [thread] = await tx.db.chatThread.updateManyAndReturn({
    where: { id: threadId, workspaceId: ctx.workspaceId },
    data: { updatedAt: new Date(), ...(scope && { scope }) },
    select: SHOWN_FIELDS,
  });
  if (!thread) throw notFound("Chat");
  const last = await tx.db.chatMessage.findFirst({
    where: { threadId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, createdAt: true },
  });
  const now = new Date(Math.max(Date.now(), (last?.createdAt.getTime() ?? 0) + 1));
  return { thread, lastId: last?.id ?? null, now };
}
