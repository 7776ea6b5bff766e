import { beforeAll, expect, test, vi } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { currentTransaction } from "@/lib/db/current-transaction";
import { transaction } from "@/lib/db/transaction";
import { head } from "@/lib/integrations/storage/storage";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { finish } from "@/lib/services/slots/finish";
import { getRecording } from "@/lib/services/slots/get-recording";
import { giveTranscript } from "@/lib/services/slots/give-transcript";
import { markHeld } from "@/lib/services/slots/mark-held";
import { startRecording } from "@/lib/services/slots/start-recording";
import { end } from "@/lib/services/studies/end";
import { remove as removeStudy } from "@/lib/services/studies/remove";
import { give } from "@/lib/services/transcripts/give";
import { store } from "@/lib/services/transcripts/store";
import { complete } from "@/lib/services/uploads/complete";
import { start } from "@/lib/services/uploads/start";
import { libraryWithJobs, send } from "@/tests/support/data/library";
import { makeParticipant, makeSlot } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { wav } from "@/tests/support/media/recordings";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

const VTT =
  "WEBVTT\n\n00:01.000 --> 00:03.500\n<v Researcher>What got in your way?\n\n00:04.000 --> 00:09.000\n<v Ana>The card form was the whole thing.\n";

beforeAll(() => libraryWithJobs());

async function held() {
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person, { type: "live-interview", status: "running", targetParticipants: 1 });
  const participant = await makeParticipant(study, {
    status: "booked",
    placeHeldUntil: new Date(Date.now() + 3_600_000),
  });
  const slot = await makeSlot(study, -2, {
    participantId: participant.id,
    bookedAt: new Date(),
    createdById: person.id,
  });
  const { sessionId } = await markHeld(person.ctx, study.id, slot.id);
  return { ctx: person.ctx, study, participant, where: { studyId: study.id, sessionId: sessionId ?? "" } };
}

type Held = Awaited<ReturnType<typeof held>>;

async function upload({ ctx, where }: Held, name: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  const started = await startRecording(ctx, where, { name, sizeBytes: bytes.length, contentType });
  await fetch(started.url, { method: started.method, headers: started.headers, body: bytes });
  await complete(ctx, started.fileId);
  return started.fileId;
}
const session = ({ where }: Held) => db().studySession.findUniqueOrThrow({ where: { id: where.sessionId } });
const until = (there: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await there()).toBe(true), { timeout: 25_000, interval: 25 });
const encode = (text: string) => new TextEncoder().encode(text);

test("an uploaded transcript completes the session: words, length, response, reward, events and place", async () => {
  const it = await held();
  const fileId = await upload(it, "talk.vtt", encode(VTT), "text/vtt");
  await until(async () => (await session(it)).status === "completed");
  const { startedAt, endedAt, durationSeconds, responseId } = await session(it);
  expect([durationSeconds, (endedAt?.getTime() ?? 0) - startedAt.getTime()]).toEqual([9, 9000]);
  expect(responseId).toMatch(/^rsp_/);
  const segments = await db().segment.findMany({ where: { ownerId: it.where.sessionId }, orderBy: { index: "asc" } });
  expect(segments.map(({ text }) => text)).toEqual(["What got in your way?", "The card form was the whole thing."]);
  expect(await db().participant.findUnique({ where: { id: it.participant.id } })).toMatchObject({
    status: "completed",
    rewardStatus: "queued",
  });
  const events = await db().outboxEvent.findMany({ where: { workspaceId: it.study.workspaceId } });
  const kinds = events.map(({ kind }) => kind);
  for (const kind of ["engage.session.completed", "session.completed", "session.finished"])
    expect(kinds.filter((one) => one === kind)).toHaveLength(1);
  expect(await db().study.findUnique({ where: { id: it.study.id } })).toMatchObject({
    status: "ended",
    endedReason: "completed",
  });
  expect(await getRecording(it.ctx, it.where)).toMatchObject({
    status: "completed",
    recording: { fileId, status: "ready" },
  });
});

test("a recording without a speech service waits for its transcript, which can be uploaded", async () => {
  const it = await held();
  await upload(it, "talk.wav", wav(2), "audio/wav");
  await until(async () => (await getRecording(it.ctx, it.where)).recording?.transcriptStatus === "needed");
  expect((await session(it)).status).toBe("in_progress");
  const again = { name: "talk2.wav", sizeBytes: 10, contentType: "audio/wav" };
  await expect(startRecording(it.ctx, it.where, again)).rejects.toMatchObject({ kind: "conflict" });
  const { id } = await send(it.ctx, { name: "talk.vtt", bytes: VTT, contentType: "text/vtt" });
  const { recording } = await getRecording(it.ctx, it.where);
  // Not as a file of the library: there the session would be passed over.
  await expect(give(it.ctx, recording?.fileId ?? "", id)).rejects.toMatchObject({ kind: "not_found" });
  const given = await giveTranscript(it.ctx, it.where, id);
  expect(given).toMatchObject({ status: "completed", recording: { transcriptStatus: "ready" } });
  expect((await session(it)).durationSeconds).toBe(2);
});

test("nothing is added to what somebody had deleted, nor to a session of another type", async () => {
  const it = await held();
  const input = { name: "talk.wav", sizeBytes: 10, contentType: "audio/wav" };
  await db().participant.update({ where: { id: it.participant.id }, data: { deletedAt: new Date() } });
  await expect(startRecording(it.ctx, it.where, input)).rejects.toThrow("had everything they said deleted");
  await expect(finish(it.ctx, it.where)).rejects.toMatchObject({ kind: "conflict" });
  const other = await held();
  await db().study.update({ where: { id: other.study.id }, data: { type: "ai-curated-interview" } });
  await expect(startRecording(other.ctx, other.where, input)).rejects.toThrow("live interviews");
});

test("an upload that was only started gives way to another, and there is one recording at a time", async () => {
  const it = await held();
  const input = { name: "talk.wav", sizeBytes: 10, contentType: "audio/wav" };
  await Promise.all(Array.from({ length: 4 }, () => startRecording(it.ctx, it.where, input)));
  expect(await db().file.count({ where: { sessionId: it.where.sessionId } })).toBe(1);
});

test("a session without anything to upload is completed by hand, once, and never past the study's target", async () => {
  const it = await held();
  const [one, two] = await Promise.all([finish(it.ctx, it.where), finish(it.ctx, it.where)]);
  expect([one.status, two.status]).toEqual(["completed", "completed"]);
  const other = await held();
  const taken = await makeParticipant(other.study, { status: "completed" });
  await db().studySession.create({
    data: {
      id: newId("session"),
      workspaceId: other.study.workspaceId,
      studyId: other.study.id,
      participantId: taken.id,
      status: "completed",
    },
  });
  await expect(finish(other.ctx, other.where)).rejects.toMatchObject({ kind: "conflict" });
});

test("storing what is said and deleting it lock rows in the same order, and never deadlock", async () => {
  const { ctx, where } = await held();
  const { fileId } = await startRecording(ctx, where, { name: "talk.vtt", sizeBytes: 9, contentType: "text/vtt" });
  const deleting = await otherCaller();
  await deleting.run("SELECT 1 FROM study WHERE id = $1 FOR NO KEY UPDATE", [where.studyId]);
  const segments = [{ index: 0, speaker: "Ana", text: "The form.", startSeconds: 0, endSeconds: 1 }];
  const said = { segments, language: "en", durationSeconds: 1, source: "file" as const };
  const storing = store(ctx, fileId, said).catch((error) => error);
  await deleting.waitedFor();
  await deleting.run("DELETE FROM file WHERE id = $1", [fileId]);
  await deleting.commit();
  expect(await storing).toBeNull();
});

test("a recording for a session whose study is just being deleted finds no session", async () => {
  const it = await held();
  await end(it.ctx, it.study.id);
  const { starting } = await transaction(it.ctx, async () => {
    await removeStudy(it.ctx, it.study.id);
    const input = { name: "talk.vtt", sizeBytes: 9, contentType: "text/vtt" };
    const refused = { kind: "not_found", message: "Session not found." };
    const starting = currentTransaction.exit(() =>
      expect(startRecording(it.ctx, it.where, input)).rejects.toMatchObject(refused),
    );
    await lockWaits(1);
    return { starting };
  });
  await starting;
});

test("a recording whose upload begins while its study is deleted leaves nothing in the store, however late it arrives", async () => {
  const it = await held();
  await end(it.ctx, it.study.id);
  const bytes = encode(VTT);
  const input = { name: "talk.vtt", sizeBytes: bytes.length, contentType: "text/vtt", sessionId: it.where.sessionId };
  const begun = await transaction(it.ctx, async () => {
    const started = await start(it.ctx, input);
    const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: started.fileId } });
    const removing = currentTransaction.exit(() => removeStudy(it.ctx, it.study.id));
    await lockWaits(1);
    return { ...started, storageKey, removing };
  });
  await begun.removing;
  expect(await db().file.count({ where: { id: begun.fileId } })).toBe(0);
  await fetch(begun.url, { method: begun.method, headers: begun.headers, body: bytes });
  await removeDoomed();
  expect(await head(begun.storageKey)).toBeNull();
});
