import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { embeddedSettings } from "@/lib/integrations/storage/embedded/embedded-settings";
import { head, open } from "@/lib/integrations/storage/storage";
import { remove } from "@/lib/services/files/remove";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { create } from "@/lib/services/projects/create";
import { remove as removeProject } from "@/lib/services/projects/remove";
import { attach } from "@/lib/services/uploads/attach";
import { complete } from "@/lib/services/uploads/complete";
import { finish } from "@/lib/services/uploads/finish";
import { SECURED_FIELDS, secureBytes } from "@/lib/services/uploads/secure-bytes";
import { libraryServer, send } from "@/tests/support/data/library";
import { makeCaller } from "@/tests/support/factories";
import { lockWaits } from "@/tests/support/other-caller";

const SAID = "WEBVTT\n\n00:01.000 --> 00:02.000\nI did not.\n";
const FORGED = "WEBVTT\n\n00:01.000 --> 00:02.000\nI did it. \n";
const file = { name: "a.vtt", bytes: SAID, contentType: "text/vtt" };

beforeAll(() => libraryServer());

type Upload = Awaited<ReturnType<typeof send>>;
const rewrite = ({ url, headers }: Upload) => fetch(url, { method: "PUT", headers, body: FORGED });
const rowOf = (id: string) => db().file.findUniqueOrThrow({ where: { id }, include: { upload: true } });
const kept = async (id: string) => text(await open((await rowOf(id)).storageKey));

/** How many objects the embedded store holds. */
async function stored(): Promise<number> {
  const entries = await readdir(join(embeddedSettings().root, "objects"), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

type Shared = typeof globalThis & { earshotCrashPoint?: (name: string) => void };
afterEach(() => {
  (globalThis as Shared).earshotCrashPoint = undefined;
});
const diesAt = (point: string | null) => {
  (globalThis as Shared).earshotCrashPoint = (name) => {
    if (name === point) throw new Error("killed");
  };
};

test("a link that is still valid writes nothing that a completed file is read from", async () => {
  const { ctx } = await makeCaller();
  const project = await create(ctx, { name: "Evidence" });
  const [completed, attached] = [await send(ctx, file), await send(ctx, file)];
  await complete(ctx, completed.fileId);
  await attach(ctx, project.id, { uploadId: attached.id });
  for (const upload of [completed, attached]) {
    expect((await rewrite(upload)).status).toBe(200);
    expect(await kept(upload.fileId)).toBe(SAID);
  }
});

test("what the link wrote is removed with the job, and again while the link is valid", async () => {
  const { ctx } = await makeCaller();
  const upload = await send(ctx, file);
  const { storageKey: staged } = await rowOf(upload.fileId);
  await complete(ctx, upload.fileId);
  expect(await db().outboxEvent.count({ where: { kind: "objects.doomed", resourceId: upload.id } })).toBe(1);
  await removeDoomed();
  expect(await head(staged)).toBeNull();
  await rewrite(upload);
  await removeDoomed();
  expect(await head(staged)).toBeNull();
  expect(await kept(upload.fileId)).toBe(SAID);
  await db().doomedObject.update({ where: { storageKey: staged }, data: { writableUntil: new Date() } });
  await removeDoomed();
  expect(await db().doomedObject.count({ where: { storageKey: staged } })).toBe(0);
});

test("of several completes at once, with the bytes being replaced, one copy is kept and never replaced", async () => {
  const { ctx } = await makeCaller();
  for (let round = 0; round < 5; round++) {
    const upload = await send(ctx, file);
    let first = "";
    const completing = async (delayMs: number) => {
      await wait(delayMs);
      const done = await complete(ctx, upload.fileId).catch((error: unknown) => error);
      first ||= done instanceof Error ? "" : await kept(upload.fileId);
    };
    await Promise.all([completing(0), completing(0), completing(2), rewrite(upload), completing(5)]);
    await complete(ctx, upload.fileId);
    first ||= await kept(upload.fileId);
    expect([SAID, FORGED]).toContain(first);
    expect(await kept(upload.fileId)).toBe(first);
    const { storageKey, upload: row, workspaceId } = await rowOf(upload.fileId);
    expect(row?.copyKeys).toEqual([]);
    const doomed = await db().doomedObject.findMany({ where: { storageKey: { startsWith: `${workspaceId}/` } } });
    expect(doomed.map((line) => line.storageKey)).not.toContain(storageKey);
    await removeDoomed();
    for (const line of doomed) expect(await head(line.storageKey)).toBeNull();
    expect(await kept(upload.fileId)).toBe(first);
  }
});

test.each(["upload.before_copy", "upload.before_complete"])("what a death at %s leaves is removed", async (point) => {
  const { ctx } = await makeCaller();
  const [again, given] = [await send(ctx, file), await send(ctx, file)];
  diesAt(point);
  for (const { fileId } of [again, given]) await expect(complete(ctx, fileId)).rejects.toThrow("killed");
  diesAt(null);
  const left = [await rowOf(again.fileId), await rowOf(given.fileId)].map(({ upload }) => upload?.copyKeys ?? []);
  expect(left.map((keys) => keys.length)).toEqual([1, 1]);

  await complete(ctx, again.fileId);
  await remove(ctx, given.fileId);
  await removeDoomed();
  for (const key of left.flat()) expect(await head(key)).toBeNull();
  expect(await kept(again.fileId)).toBe(SAID);
});

test("a second caller finds it completed, even if what the link wrote is removed already", async () => {
  const { ctx } = await makeCaller();
  for (let round = 0; round < 10; round++) {
    const { fileId } = await send(ctx, file);
    const complete1 = () => complete(ctx, fileId);
    const answers = await Promise.all([
      complete1().then((done) => removeDoomed().then(() => done)),
      complete1(),
      complete1(),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ id: fileId, status: "processing" });
    expect(await kept(fileId)).toBe(SAID);
  }
});

test("a file that is deleted while being completed leaves no copy behind", async () => {
  const { ctx } = await makeCaller();
  const before = await stored();
  for (let round = 0; round < 10; round++) {
    const project = await create(ctx, { name: "Short-lived" });
    const [alone, within] = [await send(ctx, file), await send(ctx, { ...file, projectId: project.id })];
    await Promise.allSettled([
      complete(ctx, alone.fileId),
      remove(ctx, alone.fileId),
      complete(ctx, within.fileId),
      removeProject(ctx, project.id),
    ]);
    await removeDoomed();
    expect(await stored()).toBe(before);
  }
});

test("a project that is deleted while one of its uploads is being completed is gone, with every copy", async () => {
  const { ctx } = await makeCaller();
  const project = await create(ctx, { name: "Short-lived" });
  const { fileId } = await send(ctx, { ...file, projectId: project.id });
  const uploaded = await db().file.findUniqueOrThrow({ where: { id: fileId }, select: SECURED_FIELDS });
  const secured = await secureBytes(uploaded);
  const [finished, mayCommit] = [gate(), gate()];
  const completing = transaction(ctx, async (tx) => {
    await finish(tx, ctx, fileId, secured);
    finished.open();
    await mayCommit.passed;
  });
  await finished.passed;
  const removing = removeProject(ctx, project.id);
  await lockWaits(1);
  mayCommit.open();
  await completing;
  expect(await removing).toMatchObject({ id: project.id });
  await removeDoomed();
  for (const key of [uploaded.storageKey, secured?.storageKey ?? ""]) expect(await head(key)).toBeNull();
});
