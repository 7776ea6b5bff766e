import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { sealWorkspace } from "@/lib/services/audit/chain/seal-workspace";
import { makeProject } from "@/tests/support/data/tags";
import { makeWebhook } from "@/tests/support/data/webhooks";
import type { Person } from "@/tests/support/factories";

type Said = {
  ownerId: string;
  studyId: string;
  passageId: string;
  /** What was said in line 1 of the transcript. */
  line: string;
};

/**
 * Creates a row in every table that can quote a transcript, each with the line or a part of it, linked as the product
 * would: the starting point for tests of masking and withdrawal.
 */
export async function quoteEverywhere(person: Person, { ownerId, studyId, passageId, line }: Said): Promise<void> {
  const { workspaceId, ctx } = person;
  const projectId = await makeProject(ctx);
  const isSession = ownerId.startsWith("ses_");
  const cited = { id: `${ownerId}:1`, quote: line, [isSession ? "sessionId" : "fileId"]: ownerId, speaker: null };
  const told = { id: `${ownerId}:1`, quote: line, file_id: ownerId, session_id: isSession ? ownerId : null };
  const own = { workspaceId, projectId };
  const clip = newId("clip");
  await db().clip.create({ data: { id: clip, ...own, passageId, title: `Clip: ${line}` } });
  const reel = newId("reel");
  await db().reel.create({ data: { id: reel, ...own, title: `Reel: ${line}` } });
  await db().reelItem.create({ data: { reelId: reel, clipId: clip, position: "a0" } });
  const tag = newId("tag");
  await db().tag.create({ data: { id: tag, ...own, title: `Tag: ${line}`, description: line } });
  await db().refusedTag.create({ data: { id: newId("tag"), ...own, title: `Refused: ${line}` } });
  await db().tagApplication.create({ data: { id: newId("tagApplication"), workspaceId, tagId: tag, passageId } });
  const note = newId("note");
  const content = [
    { type: "paragraph", text: `They said: ${line}` },
    { type: "evidence", passageId },
  ];
  await db().note.create({ data: { id: note, ...own, title: line, content } });
  await db().noteEvidence.create({ data: { noteId: note, passageId } });
  const board = newId("board");
  await db().board.create({ data: { id: board, ...own, title: `Board: ${line}` } });
  const lane = newId("lane");
  await db().lane.create({ data: { id: lane, ...own, boardId: board, title: line, position: "a0" } });
  const card = newId("card");
  const words = { insight: `So: ${line}`, source: line, notes: line, type: [line] };
  await db().card.create({ data: { id: card, ...own, boardId: board, laneId: lane, position: "a0", ...words } });
  await db().cardEvidence.create({ data: { cardId: card, passageId, place: 0 } });
  const change = { id: newId("edit"), workspaceId, boardId: board, userId: person.id, kind: "edit" };
  await db().boardChange.create({ data: { ...change, before: { insight: line } } });
  await quoteInChats(person, { projectId, line, cited, told, ownerId });
  await quoteInAnalysis(person, { projectId, studyId, passageId, line });
  const sent = { workspaceId, userId: person.id, key: "k", fingerprint: new Uint8Array(1), status: 201 };
  const body = JSON.stringify({ data: { id: clip, file_id: ownerId, text: line } });
  await db().idempotencyKey.create({ data: { ...sent, operation: "POST clips", body } });
  const mail = { workspaceId, recipient: "researcher@people.test", subject: "Quote", html: `<p>${line}</p>` };
  await db().mail.create({ data: { ...mail, text: `They told us: ${line}` } });
  const made = { workspaceId, kind: "clip", subjectId: clip, format: "mp4", status: "ready", fileName: `${line}.mp4` };
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db().export.create({ data: { id: newId("export"), ...made, expiresAt } });
  await quoteInWebhook(person, { ownerId, line, told });
  const changes = { title: { before: line, after: "Shorter" } };
  await transaction(ctx, async (tx) => audit(tx, { action: "clip.updated", targetId: clip, name: line, changes }));
  await sealWorkspace(workspaceId);
}

type Cited = Record<string, unknown>;
type Chats = { projectId: string; ownerId: string; line: string; cited: Cited; told: Cited };

async function quoteInChats({ workspaceId }: Person, { projectId, ownerId, line, cited, told }: Chats) {
  const threadId = newId("thread");
  await db().chatThread.create({ data: { id: threadId, workspaceId, projectId, title: `About: ${line}` } });
  const message = { workspaceId, threadId };
  await db().chatMessage.create({
    data: { ...message, id: newId("message"), role: "user", text: `Who said “${line}”?` },
  });
  const reply = { id: newId("message"), role: "assistant", text: `“${line}” [1]`, citations: [cited as object] };
  await db().chatMessage.create({ data: { ...message, ...reply } });
  const job = { id: newId("job"), workspaceId, projectId, type: "chat", status: "succeeded" };
  const result = { thread_id: threadId, answer: `“${line}” [1]`, citations: [told as object] };
  await db().job.create({ data: { ...job, input: { message: line, fileIds: [ownerId] }, result } });
  const approval = { id: newId("approval"), workspaceId, threadId, kind: "create_report", expiresAt: new Date() };
  await db().approval.create({
    data: { ...approval, summary: line, payload: { prompt: line }, result: { title: line } },
  });
}

type Analysis = { projectId: string; studyId: string; passageId: string; line: string };

async function quoteInAnalysis({ workspaceId }: Person, { projectId, studyId, passageId, line }: Analysis) {
  const readoutId = newId("readout");
  await db().readout.create({
    data: { id: readoutId, workspaceId, studyId, summary: line, leftOut: [{ reason: line }] },
  });
  await db().readoutVersion.create({ data: { readoutId, generation: 1, content: { summary: line } } });
  const before = { readout: { summary: line }, put: { theme: [{ title: line }] } };
  await db().readoutEdit.create({ data: { readoutId, version: 1, before } });
  const themeId = newId("finding");
  const theme = { id: themeId, readoutId, title: line, summary: line, position: "a0", terms: [line] };
  await db().theme.create({ data: theme });
  const claimId = newId("finding");
  await db().claim.create({ data: { id: claimId, themeId, text: line, position: "a0" } });
  await db().claimEvidence.create({ data: { claimId, passageId, stance: "support", position: "a0" } });
  await db().nextStep.create({ data: { id: newId("finding"), readoutId, text: line, owner: line, position: "a0" } });
  const reportId = newId("report");
  const document = { sections: [{ heading: line, blocks: [{ type: "text", text: line }] }] };
  await db().report.create({ data: { id: reportId, workspaceId, projectId, title: line, prompt: line, document } });
  await db().reportVersion.create({ data: { reportId, version: 1, title: line, document } });
  await db().reportEvidence.create({ data: { reportId, passageId } });
}

/** A receiver that answers with what it was sent. */
async function quoteInWebhook(person: Person, { ownerId, line, told }: { ownerId: string; line: string; told: Cited }) {
  const { workspaceId } = person;
  const webhook = await makeWebhook(person, { events: ["chat.completed"] });
  const eventId = newId("event");
  const data = { messages: [{ text: `“${line}”`, citations: [told as object] }] };
  await db().outboxEvent.create({
    data: { id: eventId, workspaceId, kind: "chat.completed", resourceId: ownerId, data, dispatchedAt: new Date() },
  });
  const deliveryId = newId("delivery");
  const sent = { id: deliveryId, webhookId: webhook.id, eventId, kind: "chat.completed", status: "delivered" };
  await db().webhookDelivery.create({ data: { ...sent, nextAttemptAt: null } });
  const attempt = { webhookId: webhook.id, deliveryId, number: 1, status: 200, durationMs: 5, sentAt: new Date() };
  await db().webhookAttempt.create({ data: { ...attempt, response: JSON.stringify(data) } });
}

/** Every table of the database with a row that contains the words, in any column, in upper or lower case. */
export async function tablesSaying(words: string): Promise<string[]> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND left(table_name, 1) <> '_' ORDER BY 1`;
  const saying: string[] = [];
  for (const { name } of tables) {
    const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${name}" x WHERE x::text ILIKE $1`,
      `%${words}%`,
    );
    if ((row?.count ?? 0) > 0) saying.push(name);
  }
  return saying;
}
