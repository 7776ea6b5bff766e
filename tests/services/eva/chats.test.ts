import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { again } from "@/lib/services/eva/again/again";
import { ask, atOnce } from "@/lib/services/eva/ask";
import { quoteContext } from "@/lib/services/eva/quote-context";
import { get } from "@/lib/services/threads/get";
import { list } from "@/lib/services/threads/list";
import { remove } from "@/lib/services/threads/remove";
import { rename } from "@/lib/services/threads/rename";
import { approvalsOf } from "@/tests/support/data/approvals";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson, type Person } from "@/tests/support/factories";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";

const QUESTION = "Was the invoice right?";
const ANA = [
  { speaker: "Dana", text: "What happened with the invoice?" },
  { speaker: "Ana", text: "The invoice was wrong twice. I was furious about it." },
  { speaker: "Ana", text: "They mended the invoice after a week, without a word." },
  { speaker: "Ana", text: "Since then I check the invoice line by line." },
];
const BEN = [{ speaker: "Ben", text: "My invoice was right, honestly. It was the best part." }];

let ctx: Context;
let person: Person;
let workspace: { id: string; plan: "team" };
let anaId: string;
let benId: string;
let projectId: string;
beforeAll(async () => {
  const caller = await makeCaller({ plan: "team" });
  ({ ctx, person } = caller);
  workspace = { id: caller.workspace.id, plan: "team" };
  projectId = newId("project");
  await db().project.create({ data: { id: projectId, workspaceId: ctx.workspaceId, name: "Invoices" } });
  anaId = await addTranscript(ctx, ANA, { name: "ana.vtt", projectId });
  benId = await addTranscript(ctx, BEN, { name: "ben.vtt" });
});

const speakers = ({ citations }: { citations: { speaker: string | null }[] }) => [
  ...new Set(citations.map(({ speaker }) => speaker)),
];

test("a long chat is read from its end, and earlier messages by cursor", async () => {
  const threadId = newId("thread");
  await db().chatThread.create({
    data: { id: threadId, workspaceId: ctx.workspaceId, projectId, title: "Long", scope: {} },
  });
  const ids = Array.from({ length: 7 }, () => newId("message")).sort();
  const said = ids.map((id, at) => ({
    id,
    workspaceId: ctx.workspaceId,
    threadId,
    role: at % 2 ? "assistant" : "user",
    text: `${at}`,
    citations: [],
    // Two in the same millisecond are ordered by id, and neither is lost between two pages.
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, Math.floor(at / 2))),
  }));
  await db().chatMessage.createMany({ data: said });
  const texts = async (slice: Parameters<typeof get>[2]) => {
    const { messages, hasEarlier } = await get(ctx, threadId, slice);
    return { texts: messages.map(({ text }) => text).join(""), first: messages[0]?.id, hasEarlier };
  };
  const last = await texts({ most: 3 });
  expect(last).toMatchObject({ texts: "456", hasEarlier: true });
  const middle = await texts({ most: 3, before: last.first });
  expect(middle).toMatchObject({ texts: "123", hasEarlier: true });
  expect(await texts({ most: 3, before: middle.first })).toMatchObject({ texts: "0", hasEarlier: false });
  expect(await texts({ most: 7 })).toMatchObject({ texts: "0123456", hasEarlier: false });
  const { threadId: other } = await ask(ctx, { question: QUESTION, fileIds: [benId] });
  expect((await get(ctx, other, { before: last.first })).messages).toEqual([]);
});

describe("what a chat is asked of", () => {
  test("stays with it until a question names something else, and is shown by name", async () => {
    const first = await ask(ctx, { question: QUESTION, fileIds: [benId] });
    expect(speakers(first)).toEqual(["Ben"]);
    const { threadId } = first;
    expect((await get(ctx, threadId)).scope).toEqual({
      project: null,
      studies: [],
      isLost: false,
      files: [{ id: benId, name: "ben.vtt" }],
    });
    expect(speakers(await ask(ctx, { question: QUESTION, threadId }))).toEqual(["Ben"]);
    expect(speakers(await ask(ctx, { question: QUESTION, threadId, fileIds: [anaId] }))).toEqual(["Ana"]);
    expect(speakers(await ask(ctx, { question: QUESTION, threadId }))).toEqual(["Ana"]);
    expect(speakers(await ask(ctx, { question: QUESTION, threadId, fileIds: [], studyIds: [] })).sort()).toEqual([
      "Ana",
      "Ben",
    ]);
    expect((await get(ctx, threadId)).scope.files).toEqual([]);
  });

  test("never becomes everything because it was deleted", async () => {
    const gone = await addTranscript(ctx, BEN, { name: "gone.vtt" });
    const { threadId } = await ask(ctx, { question: QUESTION, fileIds: [gone] });
    await db().file.delete({ where: { id: gone } });
    expect((await get(ctx, threadId)).scope.isLost).toBe(true);
    await expect(ask(ctx, { question: QUESTION, threadId })).rejects.toMatchObject({ kind: "conflict" });
    expect((await ask(ctx, { question: QUESTION, threadId, fileIds: [benId] })).citations).toHaveLength(1);
  });

  test("citations name their transcript, now and when the chat is read again", async () => {
    const { threadId, citations } = await ask(ctx, { question: QUESTION, fileIds: [benId] });
    expect(citations[0]?.source).toBe("ben.vtt");
    expect((await get(ctx, threadId)).messages[1]?.citations[0]?.source).toBe("ben.vtt");
  });
});

describe("another answer", () => {
  const giveAgain = async (messageId: string, who = ctx) => atOnce(await again(who, messageId, undefined));

  test("quotes something else by the same people if there is something, and keeps the previous answer", async () => {
    const first = await ask(ctx, { question: QUESTION });
    const second = await giveAgain(first.messageId);
    const quotes = (reply: typeof first) =>
      reply.citations.filter(({ speaker }) => speaker === "Ana").map(({ id }) => id);
    expect(quotes(second)).not.toEqual(quotes(first));
    expect(speakers(second).sort()).toEqual(speakers(first).sort());
    const { messages } = await get(ctx, first.threadId);
    expect(messages.map(({ role, retryOf }) => [role, retryOf])).toEqual([
      ["user", null],
      ["assistant", null],
      ["assistant", first.messageId],
    ]);
    expect(messages[1]?.text).toBe(first.answer);
  });

  test("that would be identical is not stored twice", async () => {
    const first = await ask(ctx, { question: QUESTION, fileIds: [benId] });
    expect(await giveAgain(first.messageId)).toMatchObject({ messageId: first.messageId, answer: first.answer });
    expect((await get(ctx, first.threadId)).messages).toHaveLength(2);
  });

  test("is given only to the latest answer, once if two ask at once", async () => {
    const first = await ask(ctx, { question: QUESTION });
    const both = await Promise.allSettled([giveAgain(first.messageId), giveAgain(first.messageId)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(giveAgain(first.messageId)).rejects.toMatchObject({ kind: "conflict" });
    expect((await get(ctx, first.threadId)).messages).toHaveLength(3);
  });

  test("proposes nothing: a request is refused, and a model's answer is not a request", async () => {
    const asked = await ask(ctx, { question: "Draft a study about invoices that are wrong" });
    expect(asked.approval).not.toBeNull();
    await expect(giveAgain(asked.messageId)).rejects.toMatchObject({ kind: "conflict" });
    expect(await approvalsOf(ctx.workspaceId)).toBe(1);
    const first = await ask(ctx, { question: QUESTION });
    const said = { text: "Ana was furious.", quotes: [{ evidence: 0, quote: "invoice" }] };
    const request = { kind: "create_study", topic: "invoices", survey: false };
    const { calls } = await withModelAnswering(
      () => ({ content: JSON.stringify({ sentences: [said], request }) }),
      () => giveAgain(first.messageId),
    );
    expect(calls[0]?.body.temperature).toBeGreaterThan(0);
    expect(await approvalsOf(ctx.workspaceId)).toBe(1);
  });

  test("is not found by those who cannot see the chat", async () => {
    const { messageId } = await ask(ctx, { question: QUESTION });
    const colleague = await makePerson(workspace, "admin");
    await expect(giveAgain(messageId, colleague.ctx)).rejects.toMatchObject({ kind: "not_found" });
    const stranger = await makeCaller();
    await expect(giveAgain(messageId, stranger.ctx)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("in a project emits a completed chat, too", async () => {
    const first = await ask(ctx, { question: QUESTION, projectId });
    const told = () => db().outboxEvent.count({ where: { kind: "chat.completed", resourceId: first.threadId } });
    expect(await told()).toBe(1);
    const second = await giveAgain(first.messageId);
    expect(await told()).toBe(2);
    const { data } = await db().outboxEvent.findFirstOrThrow({
      where: { kind: "chat.completed", resourceId: first.threadId },
      orderBy: { sequence: "desc" },
    });
    expect(data).toMatchObject({
      messages: [
        { role: "user", text: QUESTION },
        { id: second.messageId, role: "assistant", text: second.answer },
      ],
    });
  });
});

describe("the list of chats", () => {
  test("is found by a part of its title, and can be renamed", async () => {
    const { threadId } = await ask(ctx, { question: "Who was furious about the invoice, and 100% sure?" });
    const found = async (q: string) => (await list(ctx, { q, limit: 20 })).items.map(({ id }) => id);
    expect(await found("100% SURE")).toEqual([threadId]);
    expect((await rename(ctx, threadId, "Furious people")).title).toBe("Furious people");
    expect(await found("100%")).toEqual([]);
    expect(await found("furious p")).toEqual([threadId]);
  });

  test("a chat is deleted with its words; its proposals stay to be decided", async () => {
    const { threadId, approval } = await ask(ctx, { question: "Draft a study about deleting chats" });
    await remove(ctx, threadId);
    await expect(get(ctx, threadId)).rejects.toMatchObject({ kind: "not_found" });
    expect(await db().chatMessage.count({ where: { threadId } })).toBe(0);
    const kept = await db().approval.findUniqueOrThrow({ where: { id: approval?.id ?? "" } });
    expect(kept).toMatchObject({ status: "pending", threadId: null });
  });

  test("a project's chat is renamed and deleted by whoever started it and by admins, read by all", async () => {
    const member = await makePerson(workspace, "member");
    const observer = await makePerson(workspace, "observer");
    const { threadId } = await ask(member.ctx, { question: QUESTION, projectId });
    expect((await get(observer.ctx, threadId)).mayChange).toBe(false);
    for (const act of [() => rename(observer.ctx, threadId, "x"), () => remove(observer.ctx, threadId)])
      await expect(act()).rejects.toMatchObject({ kind: "forbidden" });
    expect((await rename(person.ctx, threadId, "Ours")).title).toBe("Ours");
    const own = await ask(observer.ctx, { question: QUESTION });
    expect((await rename(observer.ctx, own.threadId, "Mine")).mayChange).toBe(true);
    await expect(remove(person.ctx, own.threadId)).rejects.toMatchObject({ kind: "not_found" });
    await remove(observer.ctx, own.threadId);
  });
});

describe("the surroundings of a quote", () => {
  test("is its line with the two before and after it", async () => {
    const { citations } = await ask(ctx, { question: "Who was furious about the invoice?", fileIds: [anaId] });
    const cited = citations.find(({ quote }) => quote.includes("furious"));
    expect(await quoteContext(ctx, cited?.id ?? "")).toMatchObject({
      source: "ana.vtt",
      speaker: "Ana",
      text: ANA[1]?.text,
      startSeconds: 5,
      before: [ANA[0]],
      after: [ANA[2], ANA[3]],
    });
  });

  test("is not found by another workspace, or for something that is not a line", async () => {
    const other = await makeCaller();
    for (const id of [`${anaId}:1`, `${anaId}:999`, "x", "'; --:1"])
      await expect(quoteContext(other.ctx, id)).rejects.toMatchObject({ kind: "not_found" });
    await expect(quoteContext(ctx, `${anaId}:999`)).rejects.toMatchObject({ kind: "not_found" });
  });
});
