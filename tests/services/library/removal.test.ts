import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { currentTransaction } from "@/lib/db/current-transaction";
import { transaction } from "@/lib/db/transaction";
import { head } from "@/lib/integrations/storage/storage";
import { probe } from "@/lib/services/files/probe";
import { remove } from "@/lib/services/files/remove";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { transcribe } from "@/lib/services/files/transcribe";
import { create } from "@/lib/services/projects/create";
import { remove as removeProject } from "@/lib/services/projects/remove";
import { waitForMakers } from "@/lib/services/quotes/makers";
import { duplicate } from "@/lib/services/studies/duplicate";
import { complete } from "@/lib/services/uploads/complete";
import { removeStale } from "@/lib/services/uploads/remove-stale";
import { start } from "@/lib/services/uploads/start";
import { addFile, libraryServer, send } from "@/tests/support/data/library";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { wav } from "@/tests/support/media/recordings";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

beforeAll(() => libraryServer());

const keyOf = async (fileId: string) => (await db().file.findUniqueOrThrow({ where: { id: fileId } })).storageKey;
const linkExpired = (fileId: string, at: Date) =>
  db().upload.update({ where: { fileId }, data: { expiresAt: at }, select: { id: true } });
const HOUR_MS = 3_600_000;

test("a deleted file is gone at once, its bytes with the job, and again while a link could bring them back", async () => {
  const { ctx } = await makeCaller();
  const upload = await send(ctx, { name: "a.vtt", bytes: "WEBVTT" });
  const storageKey = await keyOf(upload.fileId);
  await remove(ctx, upload.fileId);
  expect(await db().file.count({ where: { id: upload.fileId } })).toBe(0);
  await removeDoomed();
  expect(await head(storageKey)).toBeNull();
  await fetch(upload.url, { method: "PUT", headers: upload.headers, body: "WEBVTT" });
  expect(await head(storageKey)).not.toBeNull();
  await removeDoomed();
  expect(await head(storageKey)).toBeNull();
  await db().doomedObject.update({ where: { storageKey }, data: { writableUntil: new Date() } });
  await removeDoomed();
  expect(await db().doomedObject.count({ where: { storageKey } })).toBe(0);
});

test("what was still being sent when its link expired is removed when it arrives after its file was deleted", async () => {
  const { ctx } = await makeCaller();
  const upload = await start(ctx, { name: "a.vtt", sizeBytes: 6, contentType: "text/vtt" });
  const storageKey = await keyOf(upload.fileId);
  await linkExpired(upload.fileId, new Date());
  await remove(ctx, upload.fileId);
  await removeDoomed();
  await fetch(upload.url, { method: "PUT", headers: upload.headers, body: "WEBVTT" });
  expect(await head(storageKey)).not.toBeNull();
  await removeDoomed();
  expect(await head(storageKey)).toBeNull();
});

test("an object that the store doesn't remove holds up no other, and is tried again", async () => {
  const { ctx } = await makeCaller();
  const refused = "!refused";
  await db().doomedObject.create({ data: { storageKey: refused } });
  const { fileId } = await send(ctx, { name: "a.vtt", bytes: "WEBVTT" });
  const storageKey = await keyOf(fileId);
  await remove(ctx, fileId);
  expect(await removeDoomed()).toBe(1);
  expect(await head(storageKey)).toBeNull();
  expect(await db().doomedObject.count({ where: { storageKey: refused } })).toBe(1);
  await db().doomedObject.delete({ where: { storageKey: refused } });
});

test("a recording that is deleted while it is looked at is not announced, and nothing more is done with it", async () => {
  const { ctx } = await makeCaller();
  const fileId = await addFile(ctx, { name: "call.wav", bytes: wav(2) });
  const deleting = await otherCaller();
  await deleting.run("DELETE FROM file WHERE id = $1", [fileId]);
  const probed = probe(ctx, fileId);
  await deleting.waitedFor();
  await deleting.commit();
  expect(await probed).toBe("settled");
  expect(await db().outboxEvent.count({ where: { kind: "recording.stored", resourceId: fileId } })).toBe(0);
});

test("a deleted project dooms the bytes of all its files", async () => {
  const { ctx } = await makeCaller();
  const project = await create(ctx, { name: "Short-lived" });
  const keys = [];
  for (const name of ["a.vtt", "b.vtt"])
    keys.push(await keyOf(await addFile(ctx, { name, bytes: "WEBVTT", projectId: project.id })));
  await removeProject(ctx, project.id);
  expect(await db().doomedObject.count({ where: { storageKey: { in: keys } } })).toBe(2);
});

test("a project's deletion holds nothing that a withdrawal or masking needs while it waits for one", async () => {
  const { ctx, person } = await makeCaller();
  const { id: projectId } = await create(ctx, { name: "Short-lived" });
  const study = await makeStudy(person, { projectId });
  const data = { id: newId("thread"), workspaceId: ctx.workspaceId, projectId, title: "What Wilhelmina said" };
  const thread = await db().chatThread.create({ data, select: { id: true } });
  const withdrawing = await otherCaller();
  await withdrawing.run("SELECT 1 FROM study WHERE id = $1 FOR NO KEY UPDATE", [study.id]);
  const removing = removeProject(ctx, projectId);
  await withdrawing.waitedFor();
  await withdrawing.run("SELECT 1 FROM chat_thread WHERE id = $1 FOR NO KEY UPDATE NOWAIT", [thread.id]);
  await transaction(ctx, async (tx) => {
    await waitForMakers(tx, ctx);
    await withdrawing.commit();
    await lockWaits(1);
    await tx.db.$queryRaw`SELECT 1 FROM chat_thread WHERE id = ${thread.id} FOR NO KEY UPDATE NOWAIT`;
  });
  await removing;
  expect(await db().chatThread.count({ where: { id: thread.id } })).toBe(0);
});

test.each([{}, { language: "de" }])(
  "a file that goes with its project isn't found by who has it transcribed: %j",
  async (how) => {
    const { ctx } = await makeCaller();
    const { id: projectId } = await create(ctx, { name: "Short-lived" });
    const fileId = await addFile(ctx, { name: "a.vtt", bytes: "WEBVTT", projectId });
    const { asked } = await transaction(ctx, async () => {
      await removeProject(ctx, projectId);
      const gone = { kind: "not_found", message: "File not found." };
      const asked = currentTransaction.exit(() => expect(transcribe(ctx, fileId, how)).rejects.toMatchObject(gone));
      await lockWaits(1);
      return { asked };
    });
    await asked;
  },
);

test("a copy of a study whose project is just being deleted is in no project, like the study", async () => {
  const { ctx, person } = await makeCaller();
  const { id: projectId } = await create(ctx, { name: "Short-lived" });
  const study = await makeStudy(person, { projectId });
  const { copying } = await transaction(ctx, async () => {
    await removeProject(ctx, projectId);
    const copying = currentTransaction.exit(() => duplicate(ctx, study.id));
    await lockWaits(1);
    return { copying };
  });
  expect(await copying).toMatchObject({ projectId: null });
});

test("an upload is stale an hour after its link; a completed one never is", async () => {
  const { ctx } = await makeCaller();
  const [stale, recent, done] = [
    await send(ctx, { name: "stale.vtt", bytes: "WEBVTT" }),
    await send(ctx, { name: "recent.vtt", bytes: "WEBVTT" }),
    await send(ctx, { name: "done.vtt", bytes: "WEBVTT" }),
  ];
  await complete(ctx, done.fileId);
  const key = await keyOf(stale.fileId);
  await linkExpired(stale.fileId, new Date(Date.now() - 1.1 * HOUR_MS));
  await linkExpired(recent.fileId, new Date(Date.now() - 0.9 * HOUR_MS));
  await linkExpired(done.fileId, new Date(Date.now() - 5 * HOUR_MS));
  await removeStale();
  const left = await db().file.findMany({ where: { workspaceId: ctx.workspaceId }, orderBy: { createdAt: "asc" } });
  expect(left.map((file) => file.name)).toEqual(["recent.vtt", "done.vtt"]);
  await removeDoomed();
  expect(await head(key)).toBeNull();
});

test("a stale upload that is completed at the same moment is either completed or gone", async () => {
  const { ctx } = await makeCaller();
  for (let round = 0; round < 10; round++) {
    const { fileId } = await send(ctx, { name: "a.vtt", bytes: "WEBVTT" });
    await linkExpired(fileId, new Date(Date.now() - 2 * HOUR_MS));
    const [completed] = await Promise.allSettled([complete(ctx, fileId), removeStale()]);
    const file = await db().file.findUnique({ where: { id: fileId } });
    expect(file?.status).toBe(completed.status === "fulfilled" ? "processing" : undefined);
  }
});
