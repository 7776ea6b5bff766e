import { expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { mapConcurrently } from "@/lib/core/data/map-concurrently";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { search } from "@/lib/services/evidence/search";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import { get as getFile } from "@/lib/services/files/get";
import { makePassage } from "@/lib/services/passages/make-passage";
import { editLine } from "@/lib/services/transcripts/edit/edit-line";
import { joinLines } from "@/lib/services/transcripts/edit/join-lines";
import { listEdits } from "@/lib/services/transcripts/edit/list-edits";
import { renameSpeaker } from "@/lib/services/transcripts/edit/rename-speaker";
import { splitLine } from "@/lib/services/transcripts/edit/split-line";
import { undo } from "@/lib/services/transcripts/edit/undo";
import { get } from "@/lib/services/transcripts/get";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";

const LINES = [
  { speaker: "Researcher", text: "How was checkout?" },
  { speaker: "Anna", text: "I waited for the cardd form. It was slow." },
  { speaker: "Ana", text: "And the price was fine." },
];

async function transcribed(lines: Parameters<typeof addTranscript>[1] = LINES) {
  const person = await makePerson(await makeWorkspace());
  const ownerId = await addTranscript(person.ctx, lines);
  return { ctx: person.ctx, ownerId };
}
type Given = Awaited<ReturnType<typeof transcribed>>;

const quote = ({ ctx, ownerId }: Given, text: string) =>
  transaction(ctx, (tx) => makePassage(tx, ctx, ownerId, { startSeconds: 0, endSeconds: 14 }, { text }));
const passage = (id: string) => db().passage.findUniqueOrThrow({ where: { id } });
const texts = async ({ ctx, ownerId }: Given) =>
  (await get(ctx, ownerId, { limit: 1000 })).items.map(({ index, speaker, text }) => `${index} ${speaker}: ${text}`);
const transcript = ({ ownerId }: Given) => db().transcript.findUniqueOrThrow({ where: { ownerId } });
const found = async (ctx: Context, q: string) => (await search(ctx, { q, limit: 5 })).items.map(({ quote }) => quote);

async function consistent(given: Given): Promise<void> {
  const lines = await db().segment.findMany({ where: { ownerId: given.ownerId } });
  const { speakers, segmentCount } = await transcript(given);
  const byName = (a: { name: string | null }, b: { name: string | null }) => ((a.name ?? "") < (b.name ?? "") ? -1 : 1);
  expect(segmentCount).toBe(lines.length);
  expect([...(speakers as { name: string | null }[])].sort(byName)).toEqual(speakerShares(lines).sort(byName));
  await expectFaithful(given.ctx.workspaceId);
}

test("a corrected word is found, its quotes move along, and one that contained it keeps its old wording", async () => {
  const given = await transcribed();
  const { ctx, ownerId } = given;
  const [behind, held] = [await quote(given, "It was slow."), await quote(given, "the cardd form")];
  const text = "I waited long for the card form. It was slow.";
  const done = await editLine(ctx, ownerId, "1", { version: 0, text });
  expect(done).toMatchObject({ version: 1, removed: [], reload: false, undoable: { kind: "text" } });
  expect(done.changed).toMatchObject([{ index: 1, afterIndex: 0, text, role: "participant" }]);
  expect(done.passages.map(({ id, state }) => ({ id, state }))).toEqual([
    { id: behind.id, state: "verbatim" },
    { id: held.id, state: "text_changed" },
  ]);
  expect(await passage(behind.id)).toMatchObject({ text: "It was slow.", firstOffset: text.indexOf("It was slow.") });
  expect(await passage(held.id)).toMatchObject({ text: "the cardd form", state: "text_changed" });
  expect([await found(ctx, "cardd"), await found(ctx, "card")]).toEqual([[], [text]]);
  await consistent(given);
});

test("undoing every edit restores the transcript and every quote, and is in the history", async () => {
  const given = await transcribed();
  const { ctx, ownerId } = given;
  const before = await texts(given);
  const made = [await quote(given, "cardd form. It was slow.\nAnd the price"), await quote(given, "slow")];
  const rows = await Promise.all(made.map(({ id }) => passage(id)));
  await editLine(ctx, ownerId, "1", { version: 0, text: "I waited for the card form. It was not fast." });
  await splitLine(ctx, ownerId, "1", { version: 1, offset: 27, speaker: "Ben" });
  await joinLines(ctx, ownerId, "3", { version: 2 });
  await renameSpeaker(ctx, ownerId, { version: 3, from: "Ben", to: "Anna" });
  await editLine(ctx, ownerId, "0", { version: 4, speaker: null });
  expect(await texts(given)).toEqual([
    ...["0 null: How was checkout?", "1 Anna: I waited for the card form."],
    "3 Anna: It was not fast. And the price was fine.",
  ]);
  await consistent(given);
  for (const kind of ["speaker", "rename", "join", "split", "text"]) {
    const { undoable } = await get(ctx, ownerId, { limit: 1 });
    expect(undoable?.kind).toBe(kind);
    await undo(ctx, ownerId, undoable?.id ?? "");
    await consistent(given);
  }
  expect(await texts(given)).toEqual(before);
  expect(await Promise.all(made.map(({ id }) => passage(id)))).toEqual(rows);
  const { items } = await listEdits(ctx, ownerId, { limit: 20 });
  expect(items.map(({ kind, undoneAt }) => (undoneAt ? `${kind} undone` : kind))).toEqual([
    ...["undo", "undo", "undo", "undo", "undo"],
    ...["speaker undone", "rename undone", "join undone", "split undone", "text undone"],
  ]);
  await expect(undo(ctx, ownerId, items[0]?.id ?? "")).rejects.toMatchObject({ kind: "conflict" });
});

test("a split line is in its place everywhere, with times estimated from its characters", async () => {
  const given = await transcribed();
  const { ctx, ownerId } = given;
  const across = await quote(given, "form. It");
  const done = await splitLine(ctx, ownerId, "1", { version: 0, offset: 28 });
  expect(done.changed).toMatchObject([
    { index: 1, text: "I waited for the cardd form.", startSeconds: 5, endSeconds: 7.8, afterIndex: 0 },
    { index: 3, text: "It was slow.", startSeconds: 7.8, endSeconds: 9, afterIndex: 1 },
  ]);
  expect(await passage(across.id)).toMatchObject({ text: "form.\nIt", state: "verbatim", firstIndex: 1, lastIndex: 3 });
  const first = await getFile(ctx, ownerId, { segments: 2 });
  expect(first.transcript?.segments.map(({ index }) => index)).toEqual([0, 1]);
  const cursor = first.transcript?.nextCursor ?? undefined;
  const rest = await getFile(ctx, ownerId, { segments: 2, cursor });
  expect(rest.transcript?.segments.map(({ index }) => index)).toEqual([3, 2]);
  const joined = await joinLines(ctx, ownerId, "1", { version: 1 });
  expect(joined).toMatchObject({ removed: [3], changed: [{ index: 1, text: LINES[1]?.text, endSeconds: 9 }] });
  expect(await passage(across.id)).toMatchObject({ text: "form. It", state: "verbatim", lastIndex: 1 });
  await splitLine(ctx, ownerId, "1", { version: 2, offset: 28 });
  expect(
    (await texts(given)).map((line) => line.split(" ")[0]),
    "a number is never given twice",
  ).toEqual([...["0", "1", "4", "2"]]);
  await consistent(given);
});

test("a line can be split as often as it has words", async () => {
  const given = await transcribed([{ text: "yes ".repeat(120).trim() }, { text: "End." }]);
  const { ctx, ownerId } = given;
  let last = "0";
  for (let version = 0; version < 119; version++) {
    const { changed } = await splitLine(ctx, ownerId, last, { version, offset: 3 });
    last = String(changed[1]?.index);
  }
  const lines = await texts(given);
  expect(lines.length).toBe(121);
  expect(lines.at(-1)).toBe("1 null: End.");
  expect(lines.slice(1, 4)).toEqual(["2 null: yes", "3 null: yes", "4 null: yes"]);
  await consistent(given);
});

test("a speaker is renamed everywhere, two become one, and who may be quoted follows", async () => {
  const given = await transcribed();
  const { ctx, ownerId } = given;
  const both = await quote(given, "It was slow.\nAnd the price");
  expect(both.speaker).toBe("Anna, Ana");
  const done = await renameSpeaker(ctx, ownerId, { version: 0, from: "Anna", to: "Ana" });
  expect(done).toMatchObject({ reload: true, passages: [{ id: both.id, speaker: "Ana" }] });
  expect((await get(ctx, ownerId, { limit: 5 })).speakers).toEqual([
    { name: "Researcher", segments: 1 },
    { name: "Ana", segments: 2 },
  ]);
  expect([await found(ctx, "Anna"), (await found(ctx, "Ana")).length]).toEqual([[], 2]);
  await expect(renameSpeaker(ctx, ownerId, { version: 1, from: "Anna", to: "Eve" })).rejects.toMatchObject({
    kind: "conflict",
  });
  await undo(ctx, ownerId, done.editId);
  expect(await texts(given)).toEqual(LINES.map(({ speaker, text }, index) => `${index} ${speaker}: ${text}`));
  expect(await passage(both.id)).toMatchObject({ speaker: "Anna, Ana" });
  await consistent(given);
});

test("two people changing one line: the second gets a conflict; two changing different lines both succeed", async () => {
  const given = await transcribed();
  const { ctx, ownerId } = given;
  const edits = ["First.", "Second."].map((text) => editLine(ctx, ownerId, "1", { version: 0, text }));
  const results = await Promise.allSettled(edits);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { kind: "conflict", extra: { problems: [{ path: "version" }] } },
  });
  await editLine(ctx, ownerId, "2", { version: 0, text: "Third." });
  await expect(editLine(ctx, ownerId, "0", { version: 9, text: "Later." })).rejects.toMatchObject({ kind: "conflict" });
  expect((await transcript(given)).version).toBe(2);
  await consistent(given);
});

test("of fifty edits, eight at a time, all count, and none leaves a quote behind", async () => {
  const lines = Array.from({ length: 25 }, (_, at) => ({
    speaker: `S${at % 3}`,
    text: `Line ${at} says a good thing.`,
  }));
  const given = await transcribed(lines);
  const { ctx, ownerId } = given;
  for (const at of [0, 5, 10, 20]) {
    const span = { firstIndex: at, firstOffset: 5, lastIndex: at + 1, lastOffset: 6 };
    await transaction(ctx, (tx) => makePassage(tx, ctx, ownerId, span));
    await transaction(ctx, (tx) => makePassage(tx, ctx, ownerId, { ...span, lastIndex: at, lastOffset: 9 }));
  }
  const retried = async (edit: (version: number) => Promise<unknown>) => {
    for (let left = 200; ; left--) {
      const { version } = await get(ctx, ownerId, { limit: 1 });
      const done = await edit(version).then(
        () => true,
        (error) => {
          if (left === 0 || error.kind !== "conflict") throw error;
          return false;
        },
      );
      if (done) return;
    }
  };
  const edits = lines.flatMap((_, at) => [
    (version: number) => editLine(ctx, ownerId, String(at), { version, text: `Line ${at} says a better thing.` }),
    (version: number) => splitLine(ctx, ownerId, String(at), { version, offset: 5 }),
  ]);
  // More would wait for a connection rather than for each other, on a busy machine for longer than they may.
  await mapConcurrently(edits, 8, retried);
  const { version, segmentCount } = await transcript(given);
  expect([version, segmentCount]).toEqual([50, 50]);
  expect(await db().transcriptEdit.count({ where: { ownerId } })).toBe(50);
  expect(await db().passage.count({ where: { ownerId } })).toBe(8);
  await consistent(given);
});

test("what can't be done says why", async () => {
  const given = await transcribed();
  const { ctx, ownerId } = given;
  const fails = (work: Promise<unknown>, kind: string) => expect(work).rejects.toMatchObject({ kind });
  await fails(editLine(ctx, ownerId, "1", { version: 0, text: " \n " }), "invalid");
  await fails(editLine(ctx, ownerId, "1", { version: 0, text: LINES[1]?.text }), "conflict");
  await fails(editLine(ctx, ownerId, "7", { version: 0, text: "x" }), "not_found");
  await fails(editLine(ctx, ownerId, "1e3", { version: 0, text: "x" }), "not_found");
  await fails(splitLine(ctx, ownerId, "1", { version: 0, offset: 999 }), "invalid");
  await fails(splitLine(ctx, ownerId, "1", { version: 0, offset: 9, atSeconds: 99 }), "invalid");
  await fails(joinLines(ctx, ownerId, "2", { version: 0 }), "conflict");
  await fails(editLine(ctx, newId("file"), "1", { version: 0, text: "x" }), "not_found");
  const stranger = (await transcribed()).ctx;
  await fails(editLine(stranger, ownerId, "1", { version: 0, text: "x" }), "not_found");
  await fails(listEdits(stranger, ownerId, { limit: 5 }), "not_found");
  const observer = await makePerson({ id: ctx.workspaceId, plan: "pro" }, "observer");
  await fails(editLine(observer.ctx, ownerId, "1", { version: 0, text: "x" }), "forbidden");
  expect((await transcript(given)).version).toBe(0);
});
