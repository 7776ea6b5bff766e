import { expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import type { SpanOptions } from "@/lib/services/passages/check-span";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { findOrMakePassage, makePassage } from "@/lib/services/passages/make-passage";
import type { Span } from "@/lib/services/passages/span";
import { exclude } from "@/lib/services/study-sessions/exclude";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";

const LINES = [
  { speaker: "Researcher", text: "What did you think?" },
  { speaker: "Ana", text: "It was 😀 great, really." },
  { speaker: "Ben", text: "I liked the price." },
];

async function transcribed(lines: Parameters<typeof addTranscript>[1] = LINES) {
  const person = await makePerson(await makeWorkspace());
  return { ctx: person.ctx, person, ownerId: await addTranscript(person.ctx, lines) };
}
const make = (ctx: Context, ownerId: string, span: Span, options?: SpanOptions) =>
  transaction(ctx, (tx) => makePassage(tx, ctx, ownerId, span, options));
const find = (ctx: Context, ownerId: string, span: Span, options: SpanOptions = {}) =>
  transaction(ctx, (tx) => findOrMakePassage(tx, ctx, ownerId, span, options));
const problem = (path: string) => ({ kind: "invalid", extra: { problems: [expect.objectContaining({ path })] } });

test("a span by seconds is every line that overlaps it", async () => {
  const { ctx, ownerId } = await transcribed();
  // Lines last from 0 to 4, from 5 to 9 and from 10 to 14 seconds.
  const passage = await make(ctx, ownerId, { startSeconds: 4, endSeconds: 10.5 });
  expect(passage).toMatchObject({
    text: "It was 😀 great, really.\nI liked the price.",
    speaker: "Ana, Ben",
    state: "verbatim",
    source: "file",
    startSeconds: 4,
    endSeconds: 10.5,
    sourceName: "interview.vtt",
    lines: { firstIndex: 1, firstOffset: 0, lastIndex: 2, lastOffset: 18 },
  });
  expect((await make(ctx, ownerId, { startSeconds: 4.2, endSeconds: 4.8 })).lines).toBeNull();
});

test("a span by characters counts code points of the whole text", async () => {
  const { ctx, ownerId } = await transcribed();
  const start = [..."What did you think?\nIt was "].length;
  const passage = await make(ctx, ownerId, { startOffset: start, endOffset: start + 7 });
  expect(passage).toMatchObject({ text: "😀 great", startSeconds: 5, endSeconds: 9, speaker: "Ana" });
  expect(passage.lines).toEqual({ firstIndex: 1, firstOffset: 7, lastIndex: 1, lastOffset: 15 });
  const total = [...LINES.map(({ text }) => text).join("\n")].length;
  expect((await make(ctx, ownerId, { startOffset: 0, endOffset: total })).text).toBe(
    LINES.map(({ text }) => text).join("\n"),
  );
  await expect(make(ctx, ownerId, { startOffset: 0, endOffset: total + 1 })).rejects.toMatchObject(
    problem("endOffset"),
  );
});

test("a text narrows a span to its exact words, and invented words are refused", async () => {
  const { ctx, ownerId } = await transcribed();
  const span = { startSeconds: 0, endSeconds: 14 };
  const passage = await make(ctx, ownerId, span, { text: "really.\nI liked" });
  expect(passage).toMatchObject({ text: "really.\nI liked", startSeconds: 5, endSeconds: 14 });
  expect(passage.lines).toEqual({ firstIndex: 1, firstOffset: 17, lastIndex: 2, lastOffset: 7 });
  for (const text of ["It was great", "really. I liked", "I liked the price.\n", "i liked"])
    await expect(make(ctx, ownerId, span, { text }), text).rejects.toMatchObject(problem("text"));
  await expectFaithful(ctx.workspaceId);
});

test("spans that don't exist are refused with the field that is wrong", async () => {
  const { ctx, ownerId } = await transcribed();
  const lines = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: 5 };
  const wrong: [Span, string][] = [
    [{ startSeconds: 5, endSeconds: 5 }, "endSeconds"],
    [{ startSeconds: -1, endSeconds: 5 }, "startSeconds"],
    [{ startSeconds: 5, endSeconds: 14.5 }, "endSeconds"],
    [{ startOffset: 9, endOffset: 9 }, "endOffset"],
    [{ ...lines, firstIndex: 9 }, "firstIndex"],
    [{ ...lines, lastIndex: 9 }, "firstIndex"],
    [{ ...lines, lastIndex: 0 }, "firstIndex"],
    [{ ...lines, lastOffset: 99 }, "lastOffset"],
    [{ ...lines, firstOffset: 8 }, "firstOffset"],
    [{ ...lines, firstOffset: 5 }, "lastIndex"],
  ];
  for (const [span, path] of wrong)
    await expect(make(ctx, ownerId, span), JSON.stringify(span)).rejects.toMatchObject(problem(path));
  expect(await db().passage.count({ where: { workspaceId: ctx.workspaceId } })).toBe(0);
});

test("a transcript without times is quoted by its words, and nothing is clipped from it", async () => {
  const { ctx, ownerId } = await transcribed([{ text: "No times here.", startSeconds: null, endSeconds: null }]);
  const span = { startOffset: 0, endOffset: 8 };
  expect(await make(ctx, ownerId, span)).toMatchObject({ text: "No times", startSeconds: null, endSeconds: null });
  await expect(make(ctx, ownerId, span, { needsTimes: true })).rejects.toMatchObject(problem("startOffset"));
  await expect(make(ctx, ownerId, { startSeconds: 0, endSeconds: 1 })).rejects.toMatchObject(problem("startSeconds"));
});

test("one passage can have at most 500 lines and 20,000 characters", async () => {
  const { ctx, ownerId } = await transcribed(Array.from({ length: 501 }, () => ({ text: "Yes." })));
  await expect(make(ctx, ownerId, { startSeconds: 0, endSeconds: 2504 })).rejects.toMatchObject(problem("endSeconds"));
  expect((await make(ctx, ownerId, { startSeconds: 0, endSeconds: 2499 })).lines).toMatchObject({ lastIndex: 499 });
  const long = await addTranscript(
    ctx,
    Array.from({ length: 6 }, () => ({ text: "a".repeat(4000) })),
  );
  await expect(make(ctx, long, { startSeconds: 0, endSeconds: 29 })).rejects.toMatchObject(problem("endSeconds"));
});

test("the same span is one row for tags, cards and notes, even for two callers at once", async () => {
  const { ctx, ownerId } = await transcribed();
  const span = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: 6 };
  const made = await Promise.all(Array.from({ length: 8 }, () => find(ctx, ownerId, span)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  const other = await find(ctx, ownerId, { ...span, lastOffset: 7 });
  expect(other.id).not.toBe(made[0]?.id);
});

test("a session's words are quoted, but not the moderator's alone, and nothing of an excluded session", async () => {
  const { ctx, person } = await transcribed();
  const study = await makeStudy(person);
  const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: "By card, mostly." }]);
  const both = await find(ctx, sessionId, { startSeconds: 0, endSeconds: 20 }, { asEvidence: true });
  expect(both).toMatchObject({ source: "session", studyId: study.id, sessionId, sourceName: "P1" });
  expect(both.text).toContain("\nBy card, mostly.");
  const question = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 3 };
  await expect(find(ctx, sessionId, question, { asEvidence: true })).rejects.toMatchObject(problem("firstIndex"));
  expect((await make(ctx, sessionId, question)).state).toBe("verbatim");
  await exclude(ctx, study.id, sessionId, "Spam");
  await expect(find(ctx, sessionId, { startSeconds: 0, endSeconds: 20 }, { asEvidence: true })).rejects.toMatchObject(
    problem("startSeconds"),
  );
});

test("nobody can quote another workspace's transcript, and an observer can't quote anything", async () => {
  const { ctx, ownerId } = await transcribed();
  const stranger = (await transcribed()).ctx;
  const span = { startSeconds: 0, endSeconds: 3 };
  await expect(make(stranger, ownerId, span)).rejects.toMatchObject({ kind: "not_found" });
  await expect(make(ctx, newId("session"), span)).rejects.toMatchObject({ kind: "not_found" });
  const observer = await makePerson({ id: ctx.workspaceId, plan: "pro" }, "observer");
  await expect(make(observer.ctx, ownerId, span)).rejects.toMatchObject({ kind: "forbidden" });
});

test("a passage is deleted when nothing refers to it, and stays while something does", async () => {
  const { ctx, ownerId } = await transcribed();
  const { workspaceId } = ctx;
  const [used, unused] = [
    await make(ctx, ownerId, { startSeconds: 0, endSeconds: 3 }),
    await make(ctx, ownerId, { startSeconds: 5, endSeconds: 6 }),
  ];
  await db().clip.create({ data: { id: newId("clip"), workspaceId, passageId: used.id, title: "Kept" } });
  await transaction(ctx, (tx) => dropUnused(tx, [used.id, unused.id]));
  expect(await db().passage.findMany({ where: { workspaceId }, select: { id: true } })).toEqual([{ id: used.id }]);
});
