import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { search } from "@/lib/services/evidence/search";
import { analyseSession } from "@/lib/services/insights/analyse-session";
import type { Chapter, Signal } from "@/lib/services/insights/record";
import { get as getSession } from "@/lib/services/study-sessions/get";
import { editLine } from "@/lib/services/transcripts/edit/edit-line";
import { joinLines } from "@/lib/services/transcripts/edit/join-lines";
import { renameSpeaker } from "@/lib/services/transcripts/edit/rename-speaker";
import { splitLine } from "@/lib/services/transcripts/edit/split-line";
import { undo } from "@/lib/services/transcripts/edit/undo";
import { storeSessionTranscript } from "@/lib/services/transcripts/store-session";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

const SAID = [
  { speaker: "Moderator", text: "Tell me about paying online?" },
  { speaker: "Ana", text: "I absolutely hate the card form. It is terrible and broken." },
  { speaker: "Moderator", text: "What got in your way?" },
  { speaker: "Ana", text: "Nothing much." },
];

/** A session whose words come from a live interview's recording. */
async function recorded() {
  const person = await makePerson(await makeWorkspace());
  const { ctx } = person;
  const { workspaceId } = ctx;
  const study = await makeStudy(person, { type: "live-interview" });
  const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: "Hm." }]);
  await db().turn.deleteMany({ where: { sessionId } });
  const segments = SAID.map((line, at) => ({ ...line, startSeconds: at * 10, endSeconds: at * 10 + 9 }));
  const transcript = { workspaceId, sessionId, language: "en", segments, source: "upload" as const };
  await transaction(ctx, (tx) => storeSessionTranscript(tx, transcript));
  await analyseSession(ctx, sessionId);
  return { ctx, study, sessionId };
}
const session = (id: string) => db().studySession.findUniqueOrThrow({ where: { id } });
const citable = async (ownerId: string) =>
  (await db().segment.findMany({ where: { ownerId }, orderBy: { index: "asc" } })).map((line) => line.citable);
const finished = (sessionId: string) =>
  db().outboxEvent.count({ where: { resourceId: sessionId, kind: "session.finished" } });

test("what a participant typed can't be reworded, but a speaker can be renamed", async () => {
  const person = await makePerson(await makeWorkspace());
  const { ctx } = person;
  const study = await makeStudy(person);
  const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: "By card. Mostly." }]);
  const refused = { kind: "conflict", message: "Answers that participants sent themselves can't be edited." };
  await expect(editLine(ctx, sessionId, "1", { version: 0, text: "Cash." })).rejects.toMatchObject(refused);
  await expect(splitLine(ctx, sessionId, "1", { version: 0, offset: 8 })).rejects.toMatchObject(refused);
  await expect(joinLines(ctx, sessionId, "0", { version: 0 })).rejects.toMatchObject(refused);
  await renameSpeaker(ctx, sessionId, { version: 0, from: "P1", to: "Anna" });
  const { transcript } = await getSession(ctx, study.id, sessionId);
  expect(transcript.map(({ speaker, role }) => [speaker, role])).toEqual([
    ["Moderator", "moderator"],
    ["Anna", "participant"],
  ]);
});

test("who may be quoted follows the names, there and back", async () => {
  const { ctx, study, sessionId } = await recorded();
  expect(await citable(sessionId)).toEqual([false, true, false, true]);
  await renameSpeaker(ctx, sessionId, { version: 1, from: "Moderator", to: "Lena" });
  await renameSpeaker(ctx, sessionId, { version: 2, from: "Ana", to: "Interviewer" });
  expect(await citable(sessionId)).toEqual([true, false, true, false]);
  const { transcript, signals } = await getSession(ctx, study.id, sessionId);
  expect(transcript.map(({ role }) => role)).toEqual(["participant", "moderator", "participant", "moderator"]);
  expect(signals).toEqual([]);
  const edits = await db().transcriptEdit.findMany({ where: { ownerId: sessionId }, orderBy: { version: "desc" } });
  for (const { id } of edits) await undo(ctx, sessionId, id);
  expect(await citable(sessionId)).toEqual([false, true, false, true]);
  await editLine(ctx, sessionId, "3", { version: 5, speaker: "Moderator" });
  expect(await citable(sessionId)).toEqual([false, true, false, false]);
  expect((await search(ctx, { q: "nothing much", limit: 5 })).items).toEqual([]);
});

test("what was found in a session follows its words, and is deleted with them until it is analyzed again", async () => {
  const { ctx, sessionId } = await recorded();
  const before = await session(sessionId);
  const [signals, chapters] = [before.signals as Signal[], before.chapters as Chapter[]];
  expect(signals.length).toBeGreaterThan(0);
  expect(chapters.some(({ summary }) => summary.includes("card form"))).toBe(true);
  const events = await finished(sessionId);
  const { changed } = await splitLine(ctx, sessionId, "1", { version: 1, offset: 32 });
  const lines = new Map(changed.map(({ index, text }) => [index, text]));
  for (const { index, quote } of (await session(sessionId)).signals as Signal[])
    expect(lines.get(index) ?? "", quote).toContain(quote);
  await editLine(ctx, sessionId, "1", { version: 2, text: "The form was fine." });
  const after = await session(sessionId);
  expect(
    (after.signals as Signal[]).every(({ index, quote }) => index !== 1 || "The form was fine.".includes(quote)),
  ).toBe(true);
  expect(JSON.stringify([after.signals, after.chapters])).not.toContain("absolutely hate");
  expect(await finished(sessionId)).toBe(events + 1);
  await analyseSession(ctx, sessionId);
  expect(((await session(sessionId)).chapters as Chapter[]).every(({ summary }) => summary !== "")).toBe(true);
});
