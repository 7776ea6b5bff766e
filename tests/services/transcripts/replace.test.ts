import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { findOrMakePassage, makePassage } from "@/lib/services/passages/make-passage";
import { editLine } from "@/lib/services/transcripts/edit/edit-line";
import { store } from "@/lib/services/transcripts/store";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { expectFaithful } from "@/tests/support/read/passages";

const LINES = [
  { speaker: "Ana", text: "I waited for the card form." },
  { speaker: "Ana", text: "Yes." },
  { speaker: "Ben", text: "The price was fine, honestly." },
  { speaker: "Ben", text: "Yes." },
];
type Line = { speaker: string | null; text: string; startSeconds?: number | null };

const transcriptOf = (lines: Line[]) => ({
  segments: lines.map((line, index) => ({ index, startSeconds: index * 5, endSeconds: index * 5 + 4, ...line })),
  language: "en",
  durationSeconds: lines.length * 5,
  source: "file" as const,
});

async function transcribed() {
  const { ctx } = await makePerson(await makeWorkspace());
  const ownerId = await addTranscript(ctx, LINES);
  const quote = (firstIndex: number, text: string) =>
    transaction(ctx, (tx) => {
      const lastOffset = LINES[firstIndex]?.text.length ?? 0;
      const span = { firstIndex, firstOffset: 0, lastIndex: firstIndex, lastOffset };
      return findOrMakePassage(tx, ctx, ownerId, span, { text });
    });
  const replace = (lines: Line[]) => store(ctx, ownerId, transcriptOf(lines), { replace: true });
  return { ctx, ownerId, quote, replace };
}
const passage = (id: string) => db().passage.findUniqueOrThrow({ where: { id } });

test("a new transcript's quotes are where it says the same words, near the same time", async () => {
  const { ctx, quote, replace } = await transcribed();
  const [form, second, price] = [
    await quote(0, "the card form"),
    await quote(3, "Yes."),
    await quote(2, "The price was fine, honestly."),
  ];
  await replace([
    { speaker: "Moderator", text: "Hello and welcome, Anna." },
    { speaker: "Anna", text: "Well, I waited for the card" },
    { speaker: "Anna", text: "form. Yes. And then?" },
    { speaker: "Ben", text: "The price was good, honestly. Yes." },
  ]);
  expect(await passage(form.id)).toMatchObject({
    state: "verbatim",
    text: "the card\nform",
    speaker: "Anna",
    startSeconds: 5,
    endSeconds: 14,
    firstIndex: 1,
    lastIndex: 2,
    lastOffset: 4,
  });
  expect(await passage(second.id)).toMatchObject({ state: "verbatim", firstIndex: 3, firstOffset: 30, speaker: "Ben" });
  expect(await passage(price.id)).toMatchObject({ state: "text_changed", text: "The price was fine, honestly." });
  await expectFaithful(ctx.workspaceId);
  await replace(LINES);
  expect(await passage(price.id)).toMatchObject({ state: "verbatim", firstIndex: 2, speaker: "Ben" });
  expect(await passage(form.id)).toMatchObject({ state: "verbatim", text: "the card form", firstIndex: 0 });
  await expectFaithful(ctx.workspaceId);
});

test("a few words far away aren't taken for the quote", async () => {
  const { quote, replace } = await transcribed();
  const [short, long] = [await quote(1, "Yes."), await quote(2, "The price was fine, honestly.")];
  await replace([
    { speaker: "Ana", text: "Yes.", startSeconds: 600 },
    { speaker: "Ana", text: "The price was fine, honestly.", startSeconds: 900 },
  ]);
  expect(await passage(short.id)).toMatchObject({ state: "text_changed", text: "Yes." });
  expect(await passage(long.id)).toMatchObject({ state: "verbatim", firstIndex: 1, startSeconds: 900 });
});

test("a recording can be quoted by time before it has a transcript, and gets the words with it", async () => {
  const { ctx } = await makePerson(await makeWorkspace());
  const { workspaceId } = ctx;
  const id = newId("file");
  const file = { id, workspaceId, name: "talk.mp4", status: "ready", transcriptStatus: "needed", storageKey: id };
  await db().file.create({
    data: { ...file, assetType: "VIDEO", contentType: "video/mp4", sizeBytes: 1, durationSeconds: 60 },
  });
  const make = (startSeconds: number, endSeconds: number) =>
    transaction(ctx, (tx) => makePassage(tx, ctx, id, { startSeconds, endSeconds }, { needsTimes: true }));
  const clip = await make(4.5, 11);
  expect(clip).toMatchObject({ lines: null, text: "", speaker: null, state: "verbatim" });
  await expect(make(50, 61)).rejects.toMatchObject({ extra: { problems: [{ path: "endSeconds" }] } });
  await db().clip.create({ data: { id: newId("clip"), workspaceId, passageId: clip.id, title: "Price" } });
  await store(ctx, id, transcriptOf(LINES));
  expect(await passage(clip.id)).toMatchObject({
    text: "Yes.\nThe price was fine, honestly.",
    speaker: "Ana, Ben",
    startSeconds: 4.5,
    endSeconds: 11,
    firstIndex: 1,
    lastIndex: 2,
    state: "verbatim",
  });
  await expectFaithful(workspaceId);
});

test("someone still editing the previous transcript gets a conflict", async () => {
  const { ctx, ownerId, replace } = await transcribed();
  await editLine(ctx, ownerId, "0", { version: 0, text: "I waited." });
  await replace(LINES);
  for (const version of [0, 1])
    await expect(editLine(ctx, ownerId, "0", { version, text: "I waited long." })).rejects.toMatchObject({
      kind: "conflict",
    });
  await editLine(ctx, ownerId, "0", { version: 2, text: "I waited long." });
});

test("of two first transcripts that are stored at the same moment, the second leaves the first in place", async () => {
  const { ctx, ownerId } = await transcribed();
  await db().transcript.delete({ where: { ownerId } });
  const of = { where: { resourceId: ownerId, kind: "file.transcribed" } };
  const before = await db().outboxEvent.count(of);
  const other = await otherCaller();
  await other.run("SELECT 1 FROM file WHERE id = $1 FOR UPDATE", [ownerId]);
  const both = [1, 2].map((lines) => store(ctx, ownerId, transcriptOf(LINES.slice(0, lines))));
  await lockWaits(2);
  await other.commit();
  const [one, another] = await Promise.all(both);
  expect(one).toEqual(another);
  expect(await db().segment.count({ where: { ownerId } })).toBe(one?.segmentCount);
  expect(await db().outboxEvent.count(of)).toBe(before + 1);
});
