import type { Context } from "@/lib/core/context";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { propose } from "@/lib/services/approvals/propose";
import { requireProject } from "@/lib/services/projects/require-project";
import { SHOWN_FIELDS, type ShownThread, snapshotOf } from "@/lib/services/threads/record";
import type { Answered } from "./answer";
import { derivedId } from "./derived-id";
import { holdThread } from "./hold-thread";
import type { Prepared } from "./prepare";
import type { Reply } from "./record";
import { requireSaid } from "./require-said";
import type { Saving } from "./saving";
import { withSources } from "./with-sources";

const TITLE = 120;

/** The chat that an act starts. */
export const threadIdOf = ({ actId }: Saving): string => derivedId("thread", actId, "thread");
export const answerIdOf = ({ actId }: Saving): string => derivedId("message", actId, "answer");

/**
 * Stores a question and its answer in a new or given chat, in the act's transaction. Quotes are checked against the
 * stored segments again, because a transcript may have been replaced. Throws `conflict` then, and `not_found` if the
 * chat or project is gone.
 */
export async function save(
  tx: Transaction,
  ctx: Context,
  prepared: Prepared,
  composed: Answered,
  saving: Saving,
): Promise<Reply> {
  const { createdById, actId } = saving;
  const { workspaceId } = ctx;
  const threadId = prepared.threadId ?? threadIdOf(saving);
  const { projectId = null, studyIds, fileIds } = prepared.scope;
  // Before what is quoted, as its deletion locks them.
  if (prepared.threadId === null && projectId !== null) await requireProject(tx, ctx, projectId);
  await requireSaid(tx, ctx, composed, prepared.versions);
  const scope = { ...(studyIds && { studyIds }), ...(fileIds && { fileIds }) };
  let now = new Date();
  let thread: ShownThread;
  if (prepared.threadId === null) {
    const title = [...prepared.asked.replace(/\s+/g, " ").trim()].slice(0, TITLE).join("");
    const data = { id: threadId, workspaceId, projectId, title, createdById, scope };
    thread = await tx.db.chatThread.create({ data, select: SHOWN_FIELDS });
  } else ({ thread, now } = await holdThread(tx, ctx, threadId, scope));
  const messageId = answerIdOf(saving);
  const answer = composed.paragraphs.join("\n\n");
  const { citations, droppedQuotes, fallback, followUps } = composed;
  const question = { id: derivedId("message", actId, "question"), role: "user" as const, text: prepared.asked };
  const reply = { id: messageId, role: "assistant" as const, text: answer, citations };
  const asked = { ...question, createdAt: now };
  const answered = { ...reply, createdAt: new Date(now.getTime() + 1) };
  await tx.db.chatMessage.createMany({
    data: [
      { ...asked, workspaceId, threadId },
      { ...answered, droppedQuotes, followUps, workspaceId, threadId },
    ],
  });
  audit(tx, { action: "eva.asked", targetId: threadId, details: { messageId, citations: citations.length } });
  const told = { ...thread, messages: [{ ...asked, citations: [] }, answered] };
  if (projectId) emit(tx, "chat.completed", threadId, snapshotOf(told));
  const place = { id: derivedId("approval", actId, "approval"), threadId, messageId };
  const approval = composed.proposal ? await propose(tx, ctx, composed.proposal, place) : null;
  const shown = await withSources(tx, citations);
  return { threadId, messageId, answer, citations: shown, droppedQuotes, fallback, followUps, approval };
}
