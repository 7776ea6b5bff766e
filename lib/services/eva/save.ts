import { type Context, personOf } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { propose } from "@/lib/services/approvals/propose";
import { ownerOf } from "@/lib/services/evidence/record";
import { SHOWN_FIELDS, type ShownThread, snapshotOf } from "@/lib/services/threads/record";
import type { Answered } from "./answer";
import { derivedId } from "./derived-id";
import type { Prepared } from "./prepare";
import type { Citation, Reply } from "./record";

/** Who the chat belongs to, and the act that the ids of what it makes are derived from. */
export type Saving = { createdById: string | null; actId: string };

const TITLE = 120;

/**
 * Stores a question and its answer in a new or the given chat, in the transaction of the act. The quotes are held
 * against the stored segments once more: a transcript may have been replaced since. Throws `conflict` then, and
 * `not_found` when the chat or the project has gone.
 */
export async function save(
  tx: Transaction,
  ctx: Context,
  prepared: Prepared,
  composed: Answered,
  { createdById, actId }: Saving,
): Promise<Reply> {
  const { workspaceId } = ctx;
  const { projectId } = prepared.scope;
  await requireSaid(tx, ctx, composed.citations);
  const threadId = prepared.threadId ?? derivedId("thread", actId, "thread");
  let now = new Date();
  let thread: ShownThread;
  if (prepared.threadId === null) {
    const title = [...prepared.asked.replace(/\s+/g, " ").trim()].slice(0, TITLE).join("");
    const data = { id: threadId, workspaceId, projectId: await lockProject(tx, ctx, projectId), title, createdById };
    thread = await tx.db.chatThread.create({ data, select: SHOWN_FIELDS });
  } else {
    const [held] = await tx.db.chatThread.updateManyAndReturn({
      where: { id: threadId, workspaceId },
      data: { updatedAt: now },
      select: SHOWN_FIELDS,
    });
    if (!held) throw notFound("Chat");
    thread = held;
    now = await afterTheLast(tx, threadId);
  }
  const messageId = derivedId("message", actId, "answer");
  const answer = composed.paragraphs.join("\n\n");
  const { citations, droppedQuotes, fallback } = composed;
  const question = { id: derivedId("message", actId, "question"), role: "user" as const, text: prepared.asked };
  const reply = { id: messageId, role: "assistant" as const, text: answer, citations };
  const asked = { ...question, createdAt: now };
  const answered = { ...reply, createdAt: new Date(now.getTime() + 1) };
  await tx.db.chatMessage.createMany({
    data: [
      { ...asked, workspaceId, threadId },
      { ...answered, droppedQuotes, workspaceId, threadId },
    ],
  });
  audit(tx, { action: "eva.asked", targetId: threadId, details: { messageId, citations: citations.length } });
  const inProject = prepared.scope.projectId ?? null;
  const told = { ...thread, messages: [{ ...asked, citations: [] }, answered] };
  if (inProject) emit(tx, "chat.completed", threadId, snapshotOf(told));
  const place = { id: derivedId("approval", actId, "approval"), threadId, messageId };
  const approval = composed.proposal ? await propose(tx, ctx, composed.proposal, place) : null;
  return { threadId, messageId, answer, citations, droppedQuotes, fallback, approval };
}

/** A moment after every message of the chat, whose row this transaction holds: those who ask at once take turns. */
async function afterTheLast(tx: Transaction, threadId: string): Promise<Date> {
  const last = await tx.db.chatMessage.findFirst({
    where: { threadId },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  return new Date(Math.max(Date.now(), (last?.createdAt.getTime() ?? 0) + 1));
}

/** Keeps the project from being deleted until the chat is in it. */
async function lockProject(tx: Transaction, ctx: Context, projectId: string | undefined): Promise<string | null> {
  if (projectId === undefined) return null;
  const [found] = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM project WHERE id = ${projectId} AND workspace_id = ${ctx.workspaceId} FOR KEY SHARE`;
  if (!found) throw notFound("Project");
  return projectId;
}

async function requireSaid(tx: Transaction, ctx: Context, citations: Citation[]): Promise<void> {
  if (citations.length === 0) return;
  const said = citations.map((citation) => {
    const { id, quote } = citation;
    return { owner_id: ownerOf(citation), index: Number(id.split(":")[1]), quote };
  });
  const [missing] = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM jsonb_to_recordset(${JSON.stringify(said)}::jsonb) AS c(owner_id text, index int, quote text)
     WHERE NOT EXISTS (SELECT 1 FROM segment s WHERE s.owner_id = c.owner_id AND s.index = c.index AND s.citable
                          AND s.workspace_id = ${ctx.workspaceId} AND strpos(s.text, c.quote) > 0)
     LIMIT 1`;
  if (missing) throw new AppError("conflict", "A transcript was changed while Eva answered. Please ask again.");
}

/** The act of a person who asks: its id is as good as any, but under an Idempotency-Key always the same. */
export function personSaving(ctx: Context, repeatKey: string | null): Saving {
  const createdById = personOf(ctx);
  const key = `${ctx.workspaceId}\0${createdById}\0${repeatKey}`;
  return { createdById, actId: repeatKey === null ? newId("message") : derivedId("message", "msg_0000000000", key) };
}
