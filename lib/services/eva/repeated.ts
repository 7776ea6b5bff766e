import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { getOfMessage } from "@/lib/services/approvals/get";
import { derivedId } from "./derived-id";
import { saysFallback } from "./fallback-words";
import type { Citation, Reply } from "./record";
import { answerIdOf, type Saving } from "./save";
import { withSources } from "./with-sources";

/** The reply that this very act got before; null if it is new. Throws `invalid` for a different question. */
export async function repeated(ctx: Context, saving: Saving, asked: string): Promise<Reply | null> {
  const { workspaceId } = ctx;
  const ids = { question: derivedId("message", saving.actId, "question"), answer: answerIdOf(saving) };
  const stored = await db().chatMessage.findMany({ where: { workspaceId, id: { in: Object.values(ids) } } });
  const answer = stored.find(({ id }) => id === ids.answer);
  if (!answer) return null;
  if (stored.find(({ id }) => id === ids.question)?.text !== asked)
    throw invalid("Idempotency-Key", "This Idempotency-Key was already used with a different body. Use a new key.");
  const { id, threadId, text, droppedQuotes } = answer;
  const citations = await transaction(ctx, (tx) => withSources(tx, answer.citations as unknown as Citation[]));
  const followUps = answer.followUps as string[];
  const approval = await getOfMessage(ctx, id);
  return {
    threadId,
    messageId: id,
    answer: text,
    citations,
    droppedQuotes,
    fallback: saysFallback(text),
    followUps,
    approval,
  };
}
