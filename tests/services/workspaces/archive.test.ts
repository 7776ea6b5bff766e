import { randomBytes } from "node:crypto";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { newId } from "@/lib/core/ids";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { File } from "@/lib/events/resources/file";
import { Project } from "@/lib/events/resources/project";
import { Response } from "@/lib/events/resources/response";
import { Session } from "@/lib/events/resources/session";
import { Tag } from "@/lib/events/resources/tag";
import { Test } from "@/lib/events/resources/test";
import { head } from "@/lib/integrations/storage/storage";
import { removeDoomed } from "@/lib/services/files/remove-doomed";
import { apply } from "@/lib/services/masks/apply";
import { scan } from "@/lib/services/masks/scan";
import { advance } from "@/lib/services/workspaces/archive/advance";
import { expire } from "@/lib/services/workspaces/archive/expire";
import { KINDS } from "@/lib/services/workspaces/archive/kinds/all";
import { LEFT_OUT } from "@/lib/services/workspaces/archive/left-out";
import { link } from "@/lib/services/workspaces/archive/link";
import { list } from "@/lib/services/workspaces/archive/list";
import { type Copied, load } from "@/lib/services/workspaces/archive/load";
import { addManifest } from "@/lib/services/workspaces/archive/manifest";
import { remove } from "@/lib/services/workspaces/archive/remove";
import { request } from "@/lib/services/workspaces/archive/request";
import { linesOf, manifestOf, OFTEN, runArchive, sha256, unpack } from "@/tests/support/data/archives";
import { addRecording } from "@/tests/support/data/clips";
import { libraryServer } from "@/tests/support/data/library";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { quoteEverywhere } from "@/tests/support/read/quoted-words";

const MIB = 1024 ** 2;
const LINE = "My name is Wilhelmina Achterberg and I always pay with the golden card at midnight";
/** The hashes of the audit log are its proof, and not secrets. */
const SECRET_COLUMNS = /(?<!^|content_)hash$|(secret|token|password|salt|_key)$|^sealed/;

// A busy machine may take its time to kill and restart.
vi.setConfig({ testTimeout: 240_000 });

beforeAll(() => libraryServer());
afterEach(() => {
  atCrashPoints();
});

/** A workspace with a recording that takes several parts of the archive. */
async function withRecordings(mebibytes = 20) {
  const caller = await makeCaller({ plan: "scale" });
  const sound = randomBytes(mebibytes * MIB + 7);
  const fileId = await addRecording(caller.ctx, { bytes: sound, seconds: 60, name: "talk: über/1.wav" });
  const shortId = await addRecording(caller.ctx, { bytes: randomBytes(5), seconds: 1, name: "" });
  return { ...caller, sound, fileId, shortId };
}

async function expectTrue(id: string) {
  const files = await unpack(id);
  const manifest = manifestOf(files);
  expect(manifest.files.map(({ path }) => path).sort()).toEqual(
    [...files.keys()].filter((path) => path !== "manifest.json").sort(),
  );
  for (const { path, bytes, sha256: hash, lines } of manifest.files) {
    const content = files.get(path) ?? Buffer.alloc(0);
    expect([path, content.length, sha256(content)]).toEqual([path, bytes, hash]);
    if (lines !== undefined) expect(linesOf(files, path.slice(5, -6))).toHaveLength(lines);
  }
  return files;
}

test("every table is in the archive, or left out with a reason", async () => {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND left(table_name, 1) <> '_' ORDER BY 1`;
  const told = [...KINDS.flatMap(({ tables }) => tables), ...Object.keys(LEFT_OUT)];
  expect(tables.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
  expect(told.filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  expect(KINDS.flatMap(({ tables }) => tables).filter((name) => name in LEFT_OUT)).toEqual([]);
});

test("an archive has every kind of thing as v1 returns it, every stored file, no secret, and a true manifest", async () => {
  const { ctx, person, workspace, sound, fileId, shortId } = await withRecordings(1);
  const stranger = await makeCaller();
  await makeProject(stranger.ctx, "Not ours");
  const study = await makeStudy(person, { status: "running" });
  const ownerId = await addTranscript(ctx, [{ text: "Hello" }, { speaker: "Ada", text: LINE }], {
    projectId: await makeProject(ctx),
  });
  const { sessionId } = await addSession(ctx, study, [{ questionId: "q1", text: "I like it" }]);
  const passageId = newId("passage");
  const quoted = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: LINE.length, sourceName: "x", text: LINE };
  await db().passage.create({
    data: { id: passageId, workspaceId: workspace.id, ownerId, fileId: ownerId, ...quoted },
  });
  await quoteEverywhere(person, { ownerId, studyId: study.id, passageId, line: LINE });
  const other = await makePerson(workspace, "member");
  const secret = { workspaceId: workspace.id, title: "Nobody else's", visibility: "private", createdById: other.id };
  await db().report.create({ data: { id: newId("report"), ...secret, status: "ready" } });

  const { id } = await request(ctx);
  await runArchive(workspace.id, id);
  const files = await expectTrue(id);

  expect(files.get(`files/${fileId}/talk_ über_1.wav`)?.equals(sound)).toBe(true);
  expect(files.get(`files/${shortId}/file`)).toHaveLength(5);
  expect(String(files.get("README.txt"))).toContain('Everything of the workspace "Test workspace"');
  for (const [name, shape] of [
    ["projects", Project],
    ["tests", Test],
    ["files", File],
    ["sessions", Session],
    ["responses", Response],
    ["tags", Tag],
  ] as const) {
    const lines = linesOf(files, name);
    expect(lines.length, name).toBeGreaterThan(0);
    for (const line of lines) expect(shape.safeParse(line).error, name).toBeUndefined();
  }
  expect(linesOf(files, "projects").map(({ name }) => name)).not.toContain("Not ours");
  expect(linesOf(files, "reports").map(({ title }) => title)).not.toContain("Nobody else's");
  const transcripts = linesOf(files, "transcripts");
  expect(transcripts.map(({ file_id }) => file_id).sort()).toEqual([ownerId, sessionId].sort());
  expect(transcripts.find(({ file_id }) => file_id === ownerId)?.segments).toMatchObject([
    { text: "Hello" },
    { speaker: "Ada", text: LINE },
  ]);
  for (const { name } of KINDS)
    for (const line of linesOf(files, name))
      expect(
        Object.keys(line).filter((column) => SECRET_COLUMNS.test(column)),
        name,
      ).toEqual([]);
  expect(linesOf(files, "api-keys")).toHaveLength(1);
  expect(linesOf(files, "missing-files")).toMatchObject([{ path: expect.stringContaining(ownerId) }]);

  const [record] = await list(ctx);
  const stored = await db().workspaceArchive.findUniqueOrThrow({ where: { id } });
  expect(record).toMatchObject({ status: "ready", totalBytes: (await head(stored.storageKey ?? ""))?.sizeBytes });
  const mails = await db().mail.findMany({ where: { recipient: person.email } });
  expect(mails.map(({ subject }) => subject)).toEqual(["Your workspace export is ready"]);
  await removeDoomed();
  expect(await head(`${stored.storageKey}.rows`)).toBeNull();
});

test("killed at any point and stopped after every part, it continues and makes the same ZIP once", async () => {
  const { ctx, workspace, sound, fileId } = await withRecordings(9);
  const { id } = await request(ctx);
  const points = new Map<string, number>();
  atCrashPoints((name) => {
    const times = (points.get(name) ?? 0) + 1;
    points.set(name, times);
    if (name.startsWith("archive") && [1, 3].includes(times)) throw new Error("killed");
  });
  const system = systemContext("make-archive", workspace.id);
  for (let state = "more"; state === "more"; ) state = await advance(system, id, OFTEN).catch(() => "more");
  expect([...points.keys()]).toEqual(["archive rows read", "archive part stored", "archive copied"]);
  const files = await expectTrue(id);
  expect([...files].find(([path]) => path.startsWith(`files/${fileId}/`))?.[1].equals(sound)).toBe(true);
  expect(await db().mail.count({ where: { workspaceId: workspace.id } })).toBe(1);
});

test("two clicks at once make one archive, and two processes making it at once make one ZIP", async () => {
  const { ctx, workspace } = await withRecordings(9);
  const asked = await Promise.all([request(ctx), request(ctx), request(ctx)]);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  const id = asked[0].id;
  await Promise.all([runArchive(workspace.id, id, OFTEN), runArchive(workspace.id, id, OFTEN)]);
  await runArchive(workspace.id, id);
  await expectTrue(id);
  expect(await db().auditEntry.count({ where: { targetId: id, action: "archive.ready" } })).toBe(1);
  expect((await request(ctx)).id).not.toBe(id);
});

test("whoever else adds the manifest a moment later writes the same bytes, without itself in it", async () => {
  const { ctx, workspace } = await withRecordings(1);
  const { id } = await request(ctx);
  await runArchive(workspace.id, id);
  const { storageKey, partBytes, momentAt } = await db().workspaceArchive.findUniqueOrThrow({ where: { id } });
  const [added] = await db().archiveEntry.findMany({ where: { archiveId: id, path: "manifest.json" } });
  const archive = { ...(await load(id, workspace.id)), storageKey, partBytes, momentAt, multipartId: "" } as Copied;
  const again = await addManifest(archive, added?.position ?? 0);
  expect(again.sha256).toBe(added?.sha256);
  expect(again.sizeBytes).toBe(Number(added?.sizeBytes));
});

test("a file that is deleted while it is copied restarts the archive, without it", async () => {
  const { ctx, workspace, fileId } = await withRecordings(9);
  const { id } = await request(ctx);
  const system = systemContext("make-archive", workspace.id);
  await advance(system, id, OFTEN);
  await advance(system, id, OFTEN);
  await db().file.delete({ where: { id: fileId } });
  await removeDoomed();
  await runArchive(workspace.id, id, OFTEN);
  const files = await expectTrue(id);
  expect(linesOf(files, "files").map((file) => file.id)).not.toContain(fileId);
  expect(linesOf(files, "missing-files")).toEqual([]);
});

test("masked words are in none of its files, and masking ends an archive that contains them", async () => {
  const { ctx, workspace } = await makeCaller();
  const ownerId = await addTranscript(ctx, [{ speaker: "Wilhelmina Achterberg", text: LINE }]);
  const before = await request(ctx);
  await runArchive(workspace.id, before.id);
  await scan(ctx, ownerId);
  await apply(ctx, ownerId, { all: true });
  await expect(link(ctx, before.id)).rejects.toMatchObject({ kind: "conflict" });
  const [ended] = await list(ctx);
  expect(ended).toMatchObject({ id: before.id, status: "ended", error: expect.stringContaining("masked") });
  const { id } = await request(ctx);
  await runArchive(workspace.id, id);
  const files = await expectTrue(id);
  for (const [path, bytes] of files) expect([path, String(bytes).includes("Achterberg")]).toEqual([path, false]);
  expect(linesOf(files, "missing-files")).toMatchObject([{ reason: expect.stringContaining("masked") }]);
});

test("an archive is deleted after a week, or when an admin removes it, and its bytes with it", async () => {
  const { ctx, workspace } = await makeCaller();
  const keys: string[] = [];
  for (const end of [() => expire(), (id: string) => remove(ctx, id)]) {
    const { id } = await request(ctx);
    await runArchive(workspace.id, id);
    const { url } = await link(ctx, id);
    const file = await fetch(url);
    expect(file.status).toBe(200);
    // Whoever exports several workspaces tells them apart.
    expect(file.headers.get("content-disposition")).toMatch(/filename="Test workspace, \d{4}-\d\d-\d\d\.zip"/);
    const { storageKey, readyAt, expiresAt } = await db().workspaceArchive.findUniqueOrThrow({ where: { id } });
    expect((expiresAt?.getTime() ?? 0) - (readyAt?.getTime() ?? 0)).toBe(7 * 24 * 3600_000);
    await pool().query("UPDATE workspace_archive SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    await end(id);
    await removeDoomed();
    keys.push(storageKey ?? "");
    expect(await head(storageKey ?? "")).toBeNull();
    await expect(link(ctx, id)).rejects.toMatchObject({ kind: "conflict" });
  }
  expect(new Set(keys).size).toBe(2);
});

test("an archive is only for who requested it, whose private reports are in it; another admin requests their own", async () => {
  const { ctx, workspace } = await makeCaller();
  const { ctx: theirs } = await makePerson(workspace, "admin");
  const { id } = await request(ctx);
  await expect(request(theirs)).rejects.toMatchObject({ kind: "conflict" });
  await runArchive(workspace.id, id);
  expect((await list(ctx)).map(({ isMine }) => isMine)).toEqual([true]);
  expect((await list(theirs)).map(({ isMine }) => isMine)).toEqual([false]);
  await expect(link(theirs, id)).rejects.toMatchObject({ kind: "forbidden" });
  expect((await link(ctx, id)).url).toContain("http");
  expect((await request(theirs)).isMine).toBe(true);
});

test("whoever was removed, or is no admin anymore, isn't told that their archive is ready", async () => {
  for (const change of [{ active: false }, { role: "member" }]) {
    const { workspace } = await makeCaller();
    const { id: userId, ctx } = await makePerson(workspace, "admin");
    const { id } = await request(ctx);
    await db().membership.updateMany({ where: { userId }, data: change });
    await runArchive(workspace.id, id);
    expect((await db().workspaceArchive.findUniqueOrThrow({ where: { id } })).status).toBe("ready");
    expect(await db().mail.count({ where: { workspaceId: workspace.id } })).toBe(0);
  }
});

test("only admins can request it, and only in their own workspace", async () => {
  const { ctx, workspace } = await makeCaller();
  const { id } = await request(ctx);
  for (const role of ["member", "observer"] as const) {
    const { ctx: theirs } = await makePerson(workspace, role);
    for (const act of [() => request(theirs), () => list(theirs), () => link(theirs, id), () => remove(theirs, id)])
      await expect(act()).rejects.toMatchObject({ kind: "forbidden" });
  }
  const other = await makeCaller();
  await expect(link(other.ctx, id)).rejects.toMatchObject({ kind: "not_found" });
  await expect(remove(other.ctx, id)).rejects.toMatchObject({ kind: "not_found" });
});
