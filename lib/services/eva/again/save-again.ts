import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { snapshotOf } from "@/lib/services/threads/record";
import type { Answered } from "../answer";
import { derivedId } from "../derived-id";
import { holdThread } from "../hold-thread";
import type { Reply } from "../record";
import { requireSaid } from "../require-said";
import { withSources } from "../with-sources";
import { notTheLatest, type PreparedAgain } from "./prepare-again";

/** There is one other answer to each, by some instructions, and it may have another one itself. */
export const otherIdOf = (earlierId: string, instructions: string | undefined): string =>
  derivedId("message", earlierId, `again ${instructions ?? ""}`);

/**
 * Stores another answer after the one it is an alternative to. An identical answer isn't stored: the earlier one is
 * returned instead. Throws `conflict` if someone continued the chat meanwhile.
 */
export async function saveAgain(ctx: Context, prepared: PreparedAgain, answered: Answered): Promise<Reply> {
  const { threadId, question, repeated, earlier } = prepared;
  const { citations, droppedQuotes, fallback, followUps } = answered;
  const answer = answered.paragraphs.join("\n\n");
  if (answer === earlier.text) return { ...replyOf(earlier), threadId, fallback };
  const messageId = otherIdOf(earlier.id, question.instructions);
  return transaction(ctx, async (tx) => {
    await requireSaid(tx, ctx, answered, prepared.versions);
    const { thread, lastId, now } = await holdThread(tx, ctx, threadId);
    if (lastId !== earlier.id) throw notTheLatest();
    const said = { id: messageId, role: "assistant" as const, text: answer, citations, createdAt: now };
    const { workspaceId } = ctx;
    const data = { ...said, workspaceId, threadId, droppedQuotes, followUps, retryOf: earlier.id };
    await tx.db.chatMessage.create({ data, select: { id: true } });
    audit(tx, { action: "eva.asked", targetId: threadId, details: { messageId, citations: citations.length } });
    const told = { ...thread, messages: [repeated, said] };
    if (thread.projectId) emit(tx, "chat.completed", threadId, snapshotOf(told));
    const shown = await withSources(tx, citations);
    return { threadId, messageId, answer, citations: shown, droppedQuotes, fallback, followUps, approval: null };
  });
}

/** Throws `conflict` if the chat went on while somebody else was at another answer. */
export async function requireLatest({ workspaceId }: Context, { threadId, earlier }: PreparedAgain): Promise<void> {
  const orderBy = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const last = await db().chatMessage.findFirst({ where: { threadId, workspaceId }, orderBy, select: { id: true } });
  if (last?.id !== earlier.id) throw notTheLatest();
}

const replyOf = ({ id, text, citations, droppedQuotes, followUps, approval }: PreparedAgain["earlier"]) => ({
  messageId: id,
  answer: text,
  citations,
  droppedQuotes,
  followUps,
  approval,
});
