import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { getOfMessage } from "@/lib/services/approvals/get";
import { saysFallback } from "./compose/fallback-words";
import type { Citation, Reply } from "./record";
import { withSources } from "./with-sources";

/** The answer with this id as it was first given, or null if there is none. */
export async function storedReply(ctx: Context, id: string): Promise<Reply | null> {
  const { workspaceId } = ctx;
  const answer = await db().chatMessage.findFirst({ where: { id, workspaceId, role: "assistant" } });
  if (!answer) return null;
  const { threadId, text, droppedQuotes } = answer;
  const citations = await transaction(ctx, (tx) => withSources(tx, answer.citations as unknown as Citation[]));
  return {
    threadId,
    messageId: id,
    answer: text,
    citations,
    droppedQuotes,
    fallback: saysFallback(text),
    followUps: answer.followUps as string[],
    approval: await getOfMessage(ctx, id),
  };
}
